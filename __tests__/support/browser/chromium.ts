import type { LaunchOptions } from "@playwright/test";
import { commandPath } from "../programs";

/** Chromium without windows, on Debian. With it, the tests need less than half of the processor time. */
const headlessShell = "chromium-headless-shell";

const browsers = ["google-chrome", "chromium", "microsoft-edge"];

/** Playwright's options for a browser: CHROME_PATH, one that is installed, or else Playwright's own, without windows. */
export function launchOptions(): LaunchOptions {
  const executablePath = findProgram(headlessShell, ...browsers);
  return executablePath ? { executablePath } : {};
}

/** The same for a browser that also has windows. */
export function windowedLaunchOptions(): LaunchOptions {
  const executablePath = findProgram(...browsers);
  return executablePath ? { executablePath } : { channel: "chromium" };
}

const findProgram = (...commands: string[]) =>
  process.env.CHROME_PATH || commands.map(commandPath).find((path) => path !== undefined);
