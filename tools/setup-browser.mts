import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { stripVTControlCharacters } from "node:util";
import { chromium } from "@playwright/test";
import { findLaunchOptions } from "../__tests__/support/browser/chromium";
import { commandPath, isExecutable } from "../__tests__/support/programs";

/*
 * Looks for the browser of the tests. If there is none, gets one. Prints one line for each thing that it does. If
 * there is no way to a browser that starts, prints one line with the reasons and ends with exit code 1.
 */

/** In ms. How long a browser may take to start, and a download to deliver its first bytes. */
const LIMIT = 10_000;

const advice = "Install Chrome, Chromium or Edge, or set CHROME_PATH to the path of one of them.";

type Way = {
  name: string;
  /** @throws an error with the reason if this way fails, or is not possible here. */
  install: () => Promise<void>;
};

const ways: Way[] = [
  {
    name: `Playwright's download to ${chromium.executablePath()}`,
    install: () => {
      const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
      // Playwright shows its progress as "10% of 170 MiB".
      const isDownloading = (output: string) => /\d% of/.test(output);
      return run(process.execPath, [cli, "install", "chromium"], isDownloading);
    },
  },
  {
    name: "the Debian package chromium",
    install: async () => {
      if (!commandPath("apt-get")) throw new Error("there is no apt-get");
      if (process.getuid?.() !== 0) throw new Error("only root can install it");
      await run("apt-get", ["update", "-qq"]);
      const packages = ["chromium", "chromium-headless-shell"];
      await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
    },
  },
];

try {
  console.log(`The browser tests use ${await browserThatStarts()}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

async function browserThatStarts(): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !isExecutable(chosen)) {
    throw new Error(`CHROME_PATH is ${chosen}, but that is not a program. ${advice}`);
  }
  const found = findLaunchOptions();
  if (!found) return installedBrowser();
  return start(found).catch((error) => {
    const name = found.executablePath ?? "Playwright's own Chromium";
    throw new Error(`${name} does not start: ${error.message}. ${advice}`);
  });
}

async function installedBrowser(): Promise<string> {
  const failures: string[] = [];
  for (const { name, install } of ways) {
    console.log(`There is no browser for the tests. Trying ${name} …`);
    try {
      await install();
      const installed = findLaunchOptions();
      if (!installed) throw new Error("there is no browser afterwards");
      return await start(installed);
    } catch (error) {
      failures.push(`${name} failed: ${(error as Error).message}`);
    }
  }
  throw new Error(
    `There is no browser for the tests. CHROME_PATH is not set; no Chrome, Chromium or Edge is installed; ${failures.join("; ")}. ${advice}`,
  );
}

/** Returns the browser's name and version. @throws an error with the reason if the browser does not start. */
async function start(options: { executablePath?: string }): Promise<string> {
  try {
    const browser = await chromium.launch({ ...options, timeout: LIMIT });
    const version = browser.version();
    await browser.close();
    return `${options.executablePath ?? "Playwright's own Chromium"}, version ${version}`;
  } catch (error) {
    const message = stripVTControlCharacters((error as Error).message);
    // What the browser itself has written says more than Playwright's own words.
    const [reason] = /(?<=\[err\] ).+/.exec(message) ??
      /(?<=^browserType.launch: )[^.\n]+/.exec(message) ?? [message];
    throw new Error(reason);
  }
}

/**
 * Runs a command.
 * @param isAlive if given, the command is ended unless its output satisfies this in time
 * @throws an error with the line in which the command names its first error
 */
function run(command: string, args: string[], isAlive = (_output: string) => true): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    const timer = setTimeout(() => {
      if (!isAlive(output)) child.kill();
    }, LIMIT);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      clearTimeout(timer);
      const [reason] = /(?<=^(Error|E): ).+/m.exec(output) ?? output.trim().split("\n").slice(-1);
      if (code === 0) resolve();
      else reject(new Error(signal ? `no answer within ${LIMIT / 1000} s` : reason));
    });
  });
}
