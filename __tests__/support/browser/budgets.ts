import type { Page } from "@playwright/test";
import { expect } from "./test";

export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

export function expectWithinBudget(name: string, figure: number, budget: number) {
  console.log(`    ${name}: ${Number(figure.toFixed(2))} of ${budget}`);
  expect(figure, name).toBeLessThanOrEqual(budget);
}

/** Scrolls to the end of a page, and waits on the way until the pictures in view are complete. */
export async function scrollToTheEnd(page: Page) {
  await page.evaluate(async () => {
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    };
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      do {
        // Lazy loading needs a painted frame. On a busy machine, none may be painted within 60 ms.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
      } while (Array.from(document.images).some((image) => isInView(image) && !image.complete));
    }
  });
}
