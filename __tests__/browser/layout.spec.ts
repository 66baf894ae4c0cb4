import type { Page } from "@playwright/test";
import { contentNames, contentTypes } from "../../src/content/schema";
import { fieldNotes } from "../../src/content/schema/field";
import { leaves } from "../../src/content/schema/fieldTree";
import { routes } from "../../src/domain/routes";
import { faintTextsOverWhitePhotos } from "../support/browser/contrast";
import { menuButton } from "../support/browser/menu";
import { inEveryState, openAllAnswers } from "../support/browser/states";
import {
  beforeOpening,
  expect,
  INVISIBLE_SHIFT,
  scrollToTheEnd,
  test,
  visit,
} from "../support/browser/test";
import { textProblemsAtAllWidths } from "../support/browser/textLayout";
import { dataFiles, filled } from "../support/fixture";

for (const path of routes) {
  for (const width of [360, 1280]) {
    test(`${path} loads and scrolls without a layout shift or a console error at ${width} px`, async ({
      page,
      layoutShift,
      pageErrors,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await visit(page, path);
      await scrollToTheEnd(page);
      expect.soft(await layoutShift()).toBeLessThan(INVISIBLE_SHIFT);
      expect.soft(pageErrors).toEqual([]);
    });
  }

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

  test(`no text on ${path}, or in anything that opens on it, is broken, cut off or covered at any default font size and window width, or with the text spacing of WCAG 1.4.12`, async ({
    page,
  }) => {
    await inEveryState(page, path, async (state) => {
      expect.soft(await textProblemsAtAllWidths(page), state).toEqual({});
      // As https://www.w3.org/TR/WCAG22/#text-spacing describes.
      const content = `
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`;
      await page.addStyleTag({ content });
      const spaced = Object.values(await textProblemsAtAllWidths(page, [16])).flat();
      // In the tables, a long word may break.
      const harmful = spaced.filter((problem) => !problem.startsWith("broken in a table"));
      expect.soft(harmful, `${state}, spaced`).toEqual([]);
    });
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

/** As translators to Arabic do. */
const turnRound = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });

test("with dir=rtl, no text on any page is broken, cut off or covered, and the headline and the picture of the home page change sides", async ({
  page,
}) => {
  const boxes = () =>
    page.locator("#reservation :is(h1, div:has(> picture))").evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      }),
    );
  for (const path of routes) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, path);
    const mirrored = (await boxes()).map(({ left, right }) => ({
      left: 1280 - right,
      right: 1280 - left,
    }));
    await turnRound(page);
    expect(await boxes()).toEqual(mirrored);
    expect.soft(await textProblemsAtAllWidths(page), path).toEqual({});
  }
});

test.describe("with the longest texts, in Malay, Chinese, Tamil and Arabic", () => {
  test.use({ reducedMotion: "reduce" });

  for (const path of routes) {
    test(`no text on ${path} is cut off or covered at any font size`, async ({ page }) => {
      await visit(page, path);
      await openAllAnswers(page);
      expect(await lengthenTexts(page)).toBeGreaterThan(10);
      // A very long word may break.
      const problems = Object.values(await textProblemsAtAllWidths(page)).flat();
      expect(problems.filter((problem) => !problem.startsWith("broken"))).toEqual([]);
    });
  }

  for (const direction of ["ltr", "rtl"]) {
    test(`texts over white photos have enough contrast at every width with dir=${direction}`, async ({
      page,
    }) => {
      // The hero's longest line: "Opens at …, in 1 h 30 min".
      await visit(page, "/", beforeOpening - 89 * 60_000);
      if (direction === "rtl") await turnRound(page);
      expect(await lengthenTexts(page)).toBeGreaterThan(10);
      expect(await faintTextsOverWhitePhotos(page)).toEqual([]);
    });
  }
});

/** Replaces all texts of the open page that come from the data. Returns their number. */
function lengthenTexts(page: Page): Promise<number> {
  return page.evaluate((longest) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const replacement = longest[text.textContent ?? ""];
      if (!replacement) continue;
      text.textContent = replacement;
      count += 1;
    }
    return count;
  }, longestTexts());
}

// cspell:disable
const samples = [
  "Pertandingan lumba kereta bersama rakan pada tengah malam. ",
  "深夜大厅欢迎你来玩赛车。",
  "நள்ளிரவு கூடத்தில் விளையாட வாருங்கள். ",
  "تعال والعب مع أصدقائك الليلة. ",
];
// cspell:enable

/** For each text of the data, one in another language, as long as the check of the data allows. */
function longestTexts(): Record<string, string> {
  const texts = contentNames
    .flatMap((name) => leaves(contentTypes[name].schema, dataFiles[name]))
    .map(({ schema, value }) => ({ text: filled(String(value)), ...fieldNotes.get(schema) }))
    .filter(({ kind = "" }) => ["text", "plainText"].includes(kind))
    // If two fields have the same text, the one with less space is the last, which counts.
    .sort((one, other) => (other.maxLength ?? 0) - (one.maxLength ?? 0));
  return Object.fromEntries(
    texts.map(({ text, maxLength = 0 }, index) => {
      const sample = samples[index % samples.length] as string;
      return [text, sample.repeat(maxLength).slice(0, maxLength).trim()];
    }),
  );
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
