import { watchLayoutShift } from "../support/browser/layoutShift";
import { linesOf, showAnswers } from "../support/browser/lines";
import { menuButton } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";

const paths = ["/", "/events", "/faq", "/about"];

/** Each page is opened once, and its window resized: what the styles do with a width does not depend on the last one. */
const widths = [320, 360, 768, 992, 1280, 1920];

for (const path of paths) {
  test(`nothing on ${path} is wider than the window`, async ({ page }) => {
    await visit(page, path);
    for (const width of [...widths, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
  });

  test(`no word of a heading on ${path} is broken in two`, async ({ page }) => {
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page
        .locator("h1:visible, h2:visible, h3:visible")
        .evaluateAll((headings) =>
          headings.flatMap((heading) => {
            const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
            // Longer ones, which editors may write, need not fit on a phone.
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

  test(`no heading on ${path} ends in a word left alone`, async ({ page }) => {
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const orphaned = (await linesOf(page.locator("h1, h2, h3, h4"))).filter((lines) => {
        const longest = Math.max(...lines.map((line) => line.length));
        // From a line of a single word none can be taken.
        const mayBreakElsewhere = lines.at(-2)?.includes(" ");
        return mayBreakElsewhere && (lines.at(-1) ?? "").length < longest / 3;
      });
      expect(orphaned, `${width} px`).toEqual([]);
    }
  });
}

test("nothing is wider than a phone's window with text twice as large", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
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

test("links and buttons are at least 44 px high on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await visit(page, path);
    await menuButton(page).click();
    const small = await page
      .locator("a:visible, button:visible, summary:visible, input:visible, textarea:visible")
      .evaluateAll((targets) =>
        targets
          // Rounded: while the menu moves in, heights waver by millionths of a pixel.
          .filter((target) => Math.round(target.getBoundingClientRect().height) < 44)
          .map((target) => target.textContent),
      );
    expect(small, path).toEqual([]);
  }
});

for (const width of [360, 1280]) {
  for (const path of paths) {
    test(`nothing moves while ${path} loads and is read at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const shift = await watchLayoutShift(page);
      await visit(page, path);
      for (let y = 0; y < 8000; y += 500) await page.mouse.wheel(0, 500);
      await page.waitForLoadState("networkidle");
      expect(await shift()).toBeLessThan(0.005);
    });
  }
}

for (const width of [1280, 1920]) {
  test(`no line of running text is longer than 75 characters at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await visit(page, path);
      await showAnswers(page);
      const tooLong = (await linesOf(page.locator("p:visible, li:visible:not(:has(p, li))")))
        .flat()
        .filter((line) => line.length > 75);
      expect(tooLong, path).toEqual([]);
    }
  });
}
