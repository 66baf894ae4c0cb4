import type { Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { scrollToTheEnd } from "../support/browser/budgets";
import { INVISIBLE_SHIFT, watchLayoutShift } from "../support/browser/layoutShift";
import { mockMap } from "../support/browser/map";
import { menuButton } from "../support/browser/menu";
import { atEveryWidth, expectGoodLayout, overflowOf } from "../support/browser/pageLayout";
import { expect, test, visit } from "../support/browser/test";

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

for (const path of routes) {
  test(`${path} fits into every window, and its headings and lines break well`, async ({
    page,
  }) => {
    await visit(page, path);
    await expectGoodLayout(page);
  });

  test(`${path} fits into a phone's window at 200% text size, and its links and buttons are 44 px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    await menuButton(page).click();
    const small = await page
      .locator("a:visible, button:visible, summary:visible, input:visible, textarea:visible")
      .evaluateAll((targets) =>
        targets
          // Rounded: heights vary by millionths of a pixel while the menu is animated.
          .filter((target) => Math.round(target.getBoundingClientRect().height) < 44)
          .map((target) => target.textContent),
      );
    expect(small).toEqual([]);
    await menuButton(page).click();
    await setTextSize(page, "200%");
    expect(await overflowOf(page)).toBe(0);
  });

  for (const width of [360, 1280]) {
    test(`${path} loads and scrolls without a layout shift or a console error at ${width} px`, async ({
      page,
      pageErrors,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await mockMap(page);
      const shift = await watchLayoutShift(page);
      await visit(page, path);
      await scrollToTheEnd(page);
      expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
      expect(pageErrors).toEqual([]);
    });
  }
}

test("prices lie inside their cells, at every width and text size", async ({ page }) => {
  await visit(page, "/");
  for (const textSize of ["100%", "150%", "200%"]) {
    await setTextSize(page, textSize);
    await atEveryWidth(page, async (width) => {
      const cut = await page.locator("tbody td").evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const boxes: DOMRect[] = [];
          const range = document.createRange();
          const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            // Texts for screen readers are clipped away.
            if (getComputedStyle(text.parentElement ?? cell).clipPath !== "none") continue;
            range.selectNode(text);
            boxes.push(...range.getClientRects());
          }
          const isInside = (inner: DOMRect, outer: DOMRect) =>
            inner.left >= outer.left && inner.right <= outer.right;
          const cellBox = cell.getBoundingClientRect();
          const frame = cell.closest("table")?.parentElement ?? cell;
          const isWhole =
            boxes.every((box) => isInside(box, cellBox)) &&
            isInside(cellBox, frame.getBoundingClientRect());
          return isWhole ? [] : [cell.textContent];
        }),
      );
      expect(cut, `${width} px at ${textSize}`).toEqual([]);
    });
  }
});

test("no hourly rate in the hero section is alone in its row", async ({ page }) => {
  await visit(page, "/");
  const rates = page.locator("#reservation dd");
  const count = await rates.count();
  test.skip(count < 2 || count > 4, "does not hold for a single rate or for many");
  await atEveryWidth(page, async (width) => {
    const bottoms = await rates.evaluateAll((all) =>
      all.map((rate) => Math.round(rate.getBoundingClientRect().bottom)),
    );
    const lastRow = bottoms.filter((bottom) => bottom === bottoms.at(-1));
    expect(lastRow.length, `${width} px`).toBeGreaterThan(1);
  });
});
