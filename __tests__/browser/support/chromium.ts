import { execFileSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { canInstallDebianPackages, installDebianPackages } from "./debianPackages";
import { commandPath, isExecutable } from "./programs";

const commands = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];

const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** CHROME_PATH, else an installed Chrome or Chromium, else the one that Playwright downloaded. */
export function findChromium(): string | undefined {
  const installed = commands.map(commandPath).find((path) => path !== undefined);
  const elsewhere = [...applications, chromium.executablePath()];
  return process.env.CHROME_PATH || installed || elsewhere.find(isExecutable);
}

/** What Playwright needs to know to launch it. */
export function launchOptions() {
  const executablePath = findChromium();
  return executablePath ? { executablePath } : {};
}

/**
 * Installs a Chromium: Debian's or Ubuntu's own as root, Playwright's download elsewhere.
 * @throws with what to do instead, when neither is to be had.
 */
export function installChromium(): void {
  try {
    if (canInstallDebianPackages()) installDebianPackages("chromium");
    else execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  } catch {
    // What the command printed is on the screen; the message below says what to do.
  }
  if (findChromium()) return;
  throw new Error(
    "The browser tests need Chrome or Chromium, and it could not be installed. " +
      "Install one, or set CHROME_PATH to its program, and run the tests again.",
  );
}
