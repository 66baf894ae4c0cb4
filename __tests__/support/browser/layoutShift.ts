import type { Page } from "@playwright/test";

/** The layout shift score that stays invisible: some words move by a few pixels when their font loads. */
export const INVISIBLE_SHIFT = 0.005;

/** Measures layout shift from the next page load on. Returns a function that reads the current page's total. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    // Another visit has added the same script.
    if ("shift" in window) return;
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shift: Object(window).shift + Object(entry).value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Object(window).shift);
}

/**
 * Loads the fonts of a site, by default the test site. Without them, a text may wrap in other places, and a busy machine would
 * measure that as a layout shift.
 */
export const loadFonts = (page: Page, url = "") =>
  page.goto(`${url}/404.html`, { waitUntil: "networkidle" });
