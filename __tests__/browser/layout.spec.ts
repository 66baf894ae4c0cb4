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

/** Opens a page, and expects that nothing moves and nothing fails while it loads and scrolls. */
async function visitQuietly(page: Page, path: string, pageErrors: string[]) {
  await mockMap(page);
  // Loads the fonts. Before they are there, the rewritten texts can have other lines than with them.
  await page.goto("/404.html", { waitUntil: "networkidle" });
  const shift = await watchLayoutShift(page);
  await visit(page, path);
  await scrollToTheEnd(page);
  expect.soft(await shift()).toBeLessThan(INVISIBLE_SHIFT);
  expect.soft(pageErrors).toEqual([]);
}

for (const path of routes) {
  test(`${path} loads and scrolls without a layout shift or a console error, fits into every window, and its headings and lines break well`, async ({
    page,
    pageErrors,
  }) => {
    await visitQuietly(page, path, pageErrors);
    await expectGoodLayout(page);
  });

  test(`${path} on a phone loads and scrolls without a layout shift or a console error, has controls of 44 px, and fits at 200% text size`, async ({
    page,
    pageErrors,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitQuietly(page, path, pageErrors);
    await menuButton(page).click();
    const small = await page
      .locator("a:visible, button:visible, summary:visible, input:visible, textarea:visible")
      .evaluateAll((targets) =>
        targets
          // A click on the text of a checkbox ticks it, too.
          .map((target) => (target.matches("[type=checkbox]") && target.closest("label")) || target)
          // Rounded: heights vary by millionths of a pixel while the menu is animated.
          .filter((target) => Math.round(target.getBoundingClientRect().height) < 44)
          .map((target) => target.outerHTML.slice(0, 160)),
      );
    expect(small).toEqual([]);
    await menuButton(page).click();
    await setTextSize(page, "200%");
    expect(await overflowOf(page)).toBe(0);
  });
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
