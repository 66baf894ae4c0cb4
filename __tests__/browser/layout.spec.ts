import { routes } from "../../src/domain/routes";
import { menuButton } from "../support/browser/menu";
import { inEveryState, openAllAnswers } from "../support/browser/states";
import { expect, INVISIBLE_SHIFT, scrollToTheEnd, test, visit } from "../support/browser/test";
import { textProblemsAtAllWidths } from "../support/browser/textLayout";

for (const path of routes) {
  test(`${path} loads and scrolls without a layout shift or a console error`, async ({
    page,
    layoutShift,
    pageErrors,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    await scrollToTheEnd(page);
    expect.soft(await layoutShift()).toBeLessThan(INVISIBLE_SHIFT);
    expect.soft(pageErrors).toEqual([]);
  });

  test(`${path} fits into every window, with balanced headings and without long lines`, async ({
    page,
  }) => {
    await visit(page, path);
    await openAllAnswers(page);
    const unbalanced = await page
      .locator("h1, h2, h3, h4")
      .evaluateAll((headings) =>
        headings
          .filter(
            (each) => getComputedStyle(each).getPropertyValue("text-wrap-style") !== "balance",
          )
          .map(({ outerHTML }) => outerHTML),
      );
    expect.soft(unbalanced).toEqual([]);
    for (const width of [320, 360, 768, 992, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const root = page.locator("html");
      const overflow = await root.evaluate((html) => html.scrollWidth - html.clientWidth);
      expect.soft(overflow, `overflow at ${width} px`).toBe(0);
      const wide = await page
        .locator("p:visible, li:visible:not(:has(p, li))")
        .evaluateAll(tooWide);
      expect.soft(wide, `lines of more than 75 characters at ${width} px`).toEqual([]);
    }
  });

  test(`every control on ${path} is 44 px high on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    await scrollToTheEnd(page);
    await menuButton(page).click();
    const small = await page
      .locator(
        "a:visible, button:visible, summary:visible, input:visible, select:visible, textarea:visible",
      )
      .evaluateAll((targets) =>
        targets
          // A click on the text of a checkbox ticks it, too.
          .map((target) => (target.matches("[type=checkbox]") && target.closest("label")) || target)
          // Heights may vary by millionths of a pixel.
          .filter((target) => Math.round(target.getBoundingClientRect().height) < 44)
          // A link within a sentence is as high as its line: https://www.w3.org/TR/WCAG22/#target-size-minimum
          .filter((target) => !target.matches(":is(p, li) > span ~ a"))
          .map((target) => target.outerHTML.slice(0, 160)),
      );
    expect(small).toEqual([]);
  });

  test(`no text on ${path}, or in anything that opens on it, is broken, cut off or covered at any default font size and window width`, async ({
    page,
  }) => {
    await inEveryState(page, path, async (state) => {
      expect.soft(await textProblemsAtAllWidths(page), state).toEqual({});
    });
  });

  test(`no text on ${path} is broken, cut off or covered with the text spacing of WCAG 1.4.12`, async ({
    page,
  }) => {
    await visit(page, path);
    await openAllAnswers(page);
    // As https://www.w3.org/TR/WCAG22/#text-spacing describes.
    const content = `
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`;
    await page.addStyleTag({ content });
    const problems = Object.values(await textProblemsAtAllWidths(page, [16])).flat();
    // In the tables, a long word may break.
    expect(problems.filter((problem) => !problem.startsWith("broken in a table"))).toEqual([]);
  });
}

/** Runs in the page. Lists the texts for which a line of more than 75 characters has room. */
function tooWide(elements: (HTMLElement | SVGElement)[]): string[] {
  const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
  const sample = "Play with friends at night, or come alone and find some new ones at the table.";
  return elements.flatMap((element) => {
    const { font, width } = getComputedStyle(element);
    context.font = font;
    const room = (Number.parseFloat(width) / context.measureText(sample).width) * sample.length;
    const text = element.textContent ?? "";
    return Math.min(room, text.length) > 75 ? [`${Math.round(room)}: ${text}`] : [];
  });
}

test("a page loads two font files, and two more only for a text such as a name with é", async ({
  page,
}) => {
  await visit(page, "/faq");
  const filesFor = (text: string) =>
    page.evaluate(async (sample) => {
      // Those that stand in for them are on the visitor's computer, and have all characters.
      const ours = [...document.fonts].filter(({ unicodeRange }) => unicodeRange !== "U+0-10FFFF");
      const families = new Set(ours.map(({ family }) => family));
      const load = (family: string) => document.fonts.load(`1em ${family}`, sample);
      return (await Promise.all([...families].map(load))).flat().length;
    }, text);
  expect(await filesFor("“AV” – RM 12.50 × 2 …")).toBe(2);
  expect(await filesFor("José")).toBe(4);
  expect(await filesFor("你好")).toBe(0);
});
