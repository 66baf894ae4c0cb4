import { chromium } from "@playwright/test";
import { launchOptions } from "../../__tests__/support/browser/chromium";
import { freePort } from "../../__tests__/support/freePort";

/** Starts a Chromium that Lighthouse can drive through `port`. */
export async function startBrowser() {
  const port = await freePort();
  const browser = await chromium.launch({
    ...launchOptions(),
    args: [`--remote-debugging-port=${port}`],
  });
  return { port, stop: () => browser.close() };
}
