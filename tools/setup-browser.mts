import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { launchOptions } from "../__tests__/support/browser/chromium";

/* Gets a browser for the tests if none starts. */

/** Commands that install one. The second is for root on Debian, where a download may be blocked, or lack system libraries. */
const ways = [
  "playwright install chromium",
  "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium chromium-headless-shell",
];

/** Returns why the browser does not start, or null if it does. */
async function findProblem(): Promise<string | null> {
  try {
    const browser = await chromium.launch(launchOptions());
    await browser.close();
    return null;
  } catch (error) {
    const { message } = error as Error;
    // What the browser itself has written says more than Playwright's own words.
    return /(?<=\[err\] ).+/.exec(message)?.[0] ?? message.split("\n", 1)[0] ?? "";
  }
}

let problem = await findProblem();
for (const way of process.env.CHROME_PATH ? [] : ways) {
  if (problem === null) break;
  console.log(`No browser for the tests starts. Trying: ${way}`);
  spawnSync(way, { shell: true, stdio: "inherit" });
  problem = await findProblem();
}
if (problem !== null) {
  console.error(`No browser for the tests starts: ${problem}`);
  console.error("Install Chrome, Chromium or Edge, or set CHROME_PATH to the path of one of them.");
  process.exitCode = 1;
}
