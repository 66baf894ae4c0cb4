import { chromium } from "@playwright/test";
import { commandPath, isExecutable } from "../programs";

const commands = [
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "microsoft-edge",
  "microsoft-edge-stable",
];

const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** Returns CHROME_PATH, or the path of an installed Chrome, Chromium or Edge, or of Playwright's own browser. */
function findChromium(): string | undefined {
  const installed = commands.map(commandPath).find((path) => path !== undefined);
  const elsewhere = [...applications, chromium.executablePath()];
  return process.env.CHROME_PATH || installed || elsewhere.find(isExecutable);
}

/** @throws an error with the install command if there is no browser. */
export function requireChromium(): string {
  const program = findChromium();
  if (program) return program;
  throw new Error(
    "The browser tests need Chrome, Chromium or Edge: install one, or run `npx playwright install chromium`.",
  );
}

/** Playwright's options to launch this browser; empty if there is none. */
export function launchOptions() {
  const executablePath = findChromium();
  return executablePath ? { executablePath } : {};
}
