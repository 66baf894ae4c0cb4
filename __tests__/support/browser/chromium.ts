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

/** The program that CHROME_PATH names, else an installed Chrome, Chromium or Edge, else Playwright's download. */
function findChromium(): string | undefined {
  const installed = commands.map(commandPath).find((path) => path !== undefined);
  const elsewhere = [...applications, chromium.executablePath()];
  return process.env.CHROME_PATH || installed || elsewhere.find(isExecutable);
}

/** @throws with the command that installs a browser, where there is none. */
export function requireChromium(): string {
  const program = findChromium();
  if (program) return program;
  throw new Error(
    "The browser tests need Chrome, Chromium or Edge: install one, or run `npx playwright install chromium`.",
  );
}

/** What Playwright needs to know to launch it. */
export function launchOptions() {
  const executablePath = findChromium();
  return executablePath ? { executablePath } : {};
}
