import type { Page } from "@playwright/test";

/** Adds up how far the pages that are opened from now on shift; to be asked for the sum so far. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shift: Object(window).shift + Object(entry).value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Object(window).shift);
}
