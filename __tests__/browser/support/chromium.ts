import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const commands = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];

const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** CHROME_PATH, else an installed Chrome or Chromium, else the one that Playwright downloaded. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  const candidates = [...installed, ...applications, chromium.executablePath()];
  return process.env.CHROME_PATH || candidates.find(isExecutable);
}

/**
 * Installs a Chromium: Debian's or Ubuntu's own as root, Playwright's download elsewhere.
 * @throws with what to do instead, when neither is to be had.
 */
export function installChromium(): void {
  const isAptRoot = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  try {
    if (isAptRoot) {
      run("apt-get", "update", "-qq");
      run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium");
    } else {
      run("npx", "playwright", "install", "chromium");
    }
  } catch {
    // What the command printed is on the screen; the message below says what to do.
  }
  if (findChromium()) return;
  throw new Error(
    "The browser tests need Chrome or Chromium, and it could not be installed. " +
      "Install one, or set CHROME_PATH to its program, and run the tests again.",
  );
}

function run(command: string, ...args: string[]) {
  execFileSync(command, args, { stdio: "inherit" });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
