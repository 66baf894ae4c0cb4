import { routes } from "../../src/domain/routes";
import { scrollToTheEnd } from "../support/browser/budgets";
import { INVISIBLE_SHIFT, watchLayoutShift } from "../support/browser/layoutShift";
import { linesOf, openAllAnswers } from "../support/browser/lines";
import { menuButton } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";

/** In px. Each page is opened once and then resized: a layout does not depend on the previous width. */
const widths = [320, 360, 768, 992, 1280, 1920];

for (const path of routes) {
  test(`${path} does not overflow the window horizontally`, async ({ page }) => {
    await visit(page, path);
    for (const width of [...widths, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
  });

  test(`headings on ${path} do not break within a word`, async ({ page }) => {
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page
        .locator("h1:visible, h2:visible, h3:visible")
        .evaluateAll((headings) =>
          headings.flatMap((heading) => {
            const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
            // Longer words need not fit on a phone.
            return Array.from(text?.textContent?.matchAll(/\S+/g) ?? []).filter((word) => {
              if (word[0].length > 12) return false;
              const range = document.createRange();
              range.setStart(text as Node, word.index);
              range.setEnd(text as Node, word.index + word[0].length);
              return range.getClientRects().length > 1;
            });
          }),
        );
      expect(broken, `${width} px`).toEqual([]);
    }
  });

  test(`headings on ${path} do not end in a very short line`, async ({ page }) => {
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const orphaned = (await linesOf(page.locator("h1, h2, h3, h4"))).filter((lines) => {
        const longest = Math.max(...lines.map((line) => line.length));
        // A line of a single word cannot give a word to the last line.
        const mayBreakElsewhere = lines.at(-2)?.includes(" ");
        return mayBreakElsewhere && (lines.at(-1) ?? "").length < longest / 3;
      });
      expect(orphaned, `${width} px`).toEqual([]);
    }
  });
}

test("no page overflows a phone's window at 200% text size", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of routes) {
    await visit(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test("prices lie inside their cells, at every width and text size", async ({ page }) => {
  await visit(page, "/");
  for (const textSize of ["100%", "150%", "200%"]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
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
    }
  }
});

test("no hourly rate in the hero section is alone in its row", async ({ page }) => {
  await visit(page, "/");
  const rates = page.locator("#reservation dd");
  const count = await rates.count();
  test.skip(count < 2 || count > 4, "does not hold for a single rate or for many");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const bottoms = await rates.evaluateAll((all) =>
      all.map((rate) => Math.round(rate.getBoundingClientRect().bottom)),
    );
    const lastRow = bottoms.filter((bottom) => bottom === bottoms.at(-1));
    expect(lastRow.length, `${width} px`).toBeGreaterThan(1);
  }
});

test("links and buttons are at least 44 px high on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of routes) {
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
    expect(small, path).toEqual([]);
  }
});

for (const width of [360, 1280]) {
  for (const path of routes) {
    test(`${path} has no layout shift while it loads and scrolls at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const shift = await watchLayoutShift(page);
      await visit(page, path);
      await scrollToTheEnd(page);
      expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
    });
  }
}

for (const width of [1280, 1920]) {
  test(`no line of running text is longer than 75 characters at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of routes) {
      await visit(page, path);
      await openAllAnswers(page);
      const tooLong = (await linesOf(page.locator("p:visible, li:visible:not(:has(p, li))")))
        .flat()
        .filter((line) => line.length > 75);
      expect(tooLong, path).toEqual([]);
    }
  });
}
