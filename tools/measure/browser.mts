import { type Browser, chromium } from "@playwright/test";
import { launchOptions } from "../../__tests__/support/browser/chromium";
import { freePort } from "../../__tests__/support/freePort";

/** A Chromium that Lighthouse can drive through `port`. */
export type MeasuringBrowser = { browser: Browser; port: number };

/** @param publicKeyHash of the server whose certificate to trust */
export async function startBrowser(publicKeyHash: string): Promise<MeasuringBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...launchOptions(),
    args: [
      `--remote-debugging-port=${port}`,
      // With the simpler `--ignore-certificate-errors`, Chromium would not cache what this server sends.
      `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    ],
  });
  return { browser, port };
}
