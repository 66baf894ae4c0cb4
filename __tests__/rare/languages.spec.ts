import type { Page } from "@playwright/test";
import { contentNames, contentTypes } from "../../src/content/schema";
import { fieldNotes } from "../../src/content/schema/field";
import { leaves } from "../../src/content/schema/fieldTree";
import { routes } from "../../src/domain/routes";
import { faintTextsOverWhitePhotos } from "../support/browser/contrast";
import { openAllAnswers } from "../support/browser/states";
import { beforeOpening, expect, test, visit } from "../support/browser/test";
import { textProblemsAtAllWidths } from "../support/browser/textLayout";
import { dataFiles, filled } from "../support/fixture";

test("with dir=rtl, the headline and the picture of the home page change sides, and no text is broken, cut off or covered", async ({
  page,
}) => {
  const boxes = () =>
    page.locator("#reservation :is(h1, div:has(> picture))").evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      }),
    );
  await visit(page, "/");
  const mirrored = (await boxes()).map(({ left, right }) => ({
    left: 1280 - right,
    right: 1280 - left,
  }));
  // As translators to Arabic do.
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  expect(await boxes()).toEqual(mirrored);
  expect(await textProblemsAtAllWidths(page, [16])).toEqual({});
});

test.describe("with the longest texts, in Malay, Chinese, Tamil and Arabic", () => {
  test.use({ reducedMotion: "reduce" });

  for (const path of routes) {
    test(`no text on ${path} is cut off or covered`, async ({ page }) => {
      await visit(page, path);
      await openAllAnswers(page);
      expect(await lengthenTexts(page)).toBeGreaterThan(10);
      // A very long word may break.
      const problems = Object.values(await textProblemsAtAllWidths(page, [16])).flat();
      expect(problems.filter((problem) => !problem.startsWith("broken"))).toEqual([]);
    });
  }

  test("texts over white photos have enough contrast", async ({ page }) => {
    // The hero's longest line: "Opens at …, in 1 h 30 min".
    await visit(page, "/", beforeOpening - 89 * 60_000);
    expect(await lengthenTexts(page)).toBeGreaterThan(10);
    expect(await faintTextsOverWhitePhotos(page)).toEqual([]);
  });
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
