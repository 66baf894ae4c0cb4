import { chromium } from "@playwright/test";
import { commandPath, isExecutable } from "../programs";

/** Chromium without windows. With it, the tests need less than half of the processor time. */
const headlessShell = "chromium-headless-shell";

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
export function findChromium(): string | undefined {
  const installed = commands.map(commandPath).find((path) => path !== undefined);
  const elsewhere = [...applications, chromium.executablePath()];
  return process.env.CHROME_PATH || installed || elsewhere.find(isExecutable);
}

/**
 * Returns Playwright's options to launch the browser of the tests, or null if there is no browser. Without a path,
 * Playwright launches its own Chromium without windows.
 */
export function findLaunchOptions(): { executablePath?: string } | null {
  const program = process.env.CHROME_PATH || commandPath(headlessShell) || findChromium();
  if (program === chromium.executablePath()) return {};
  return program ? { executablePath: program } : null;
}

export const launchOptions = () => findLaunchOptions() ?? {};
