import type { Page } from "@playwright/test";
import { expect } from "./test";

export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

/** States a figure in the test's output, and holds it to its budget. */
export function hold(what: string, figure: number, budget: number) {
  console.log(`    ${what}: ${Number(figure.toFixed(2))} of ${budget}`);
  expect(figure, what).toBeLessThanOrEqual(budget);
}

/** Scrolls through a page, so that everything lazy is loaded. */
export async function scrollToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      // Only what stands in a frame that is drawn is loaded: on a busy machine 60 ms may draw none.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
    }
  });
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
}
