import { expect, type Locator, type Page } from "@playwright/test";
import { loadFonts, watchLayoutShift } from "./layoutShift";
import { openNowPlaces } from "./openNow";

/** Opens a page at a time in ms since 1970. Returns a function that reads its layout shift. */
export async function visitAt(page: Page, time: number, path: string) {
  if (page.url() === "about:blank") await loadFonts(page);
  await page.clock.setFixedTime(time);
  const shift = await watchLayoutShift(page);
  await page.goto(path);
  // The fake clock also replaces the performance marks that `hydrated` waits for.
  await expect(openNowPlaces(page)[1] as Locator).not.toBeEmpty();
  await page.waitForLoadState("networkidle");
  return shift;
}
