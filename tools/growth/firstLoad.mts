import { chromium } from "@playwright/test";
import { launchOptions } from "../../__tests__/support/browser/chromium";
import { bytesOf, recordLoads, turnOnDataSaving } from "../../__tests__/support/browser/loads";
import { StaticServer } from "../../__tests__/support/hosts/staticServer";
import type { SiteCopy } from "../../__tests__/support/site/siteCopy";

/** Returns how many bytes a phone loads for a page, compressed with brotli and without prefetching. */
export async function firstLoad(copy: SiteCopy, path: string): Promise<number> {
  const server = await new StaticServer(copy.path("public"), { isCompressed: true }).start();
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    serviceWorkers: "block",
  });
  await turnOnDataSaving(page);
  const loads = recordLoads(page);
  await page.goto(server.url + path);
  await page.waitForLoadState("networkidle");
  const bytes = bytesOf(await Promise.all(loads));
  await Promise.all([browser.close(), server.stop()]);
  return bytes;
}
