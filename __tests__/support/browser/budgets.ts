import type { Page } from "@playwright/test";
import { expect } from "./test";

export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

export function expectWithinBudget(name: string, figure: number, budget: number) {
  console.log(`    ${name}: ${Number(figure.toFixed(2))} of ${budget}`);
  expect(figure, name).toBeLessThanOrEqual(budget);
}

/** Scrolls to the end of a page, and waits until all lazy-loaded pictures are complete. */
export async function scrollToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      // Lazy loading needs a painted frame. On a busy machine, none may be painted within 60 ms.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
    }
  });
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
}
