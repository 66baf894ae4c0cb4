import { chromium } from "@playwright/test";
import { findChromium } from "../../__tests__/browser/support/chromium";
import { freePort } from "../../__tests__/browser/support/freePort";

/** Starts a Chromium that Lighthouse can drive through `port`. */
export async function startBrowser() {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${port}`],
  });
  return { port, stop: () => browser.close() };
}
