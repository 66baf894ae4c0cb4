import { routes } from "../../src/domain/routes";
import { faintTextsOverWhitePhotos } from "../support/browser/contrast";
import { openAllAnswers } from "../support/browser/lines";
import { lengthenTexts } from "../support/browser/longTexts";
import { beforeOpening } from "../support/browser/openNow";
import { expect, test, visit } from "../support/browser/test";
import { textProblemsAtAllWidths } from "../support/browser/textLayout";
import { visitAt } from "../support/browser/visitAt";

test.describe("with the longest texts, in Malay, Chinese, Tamil and Arabic", () => {
  test.use({ reducedMotion: "reduce" });

  for (const route of routes) {
    test(`no text on ${route} is cut off or covered at any font size`, async ({ page }) => {
      await visit(page, route);
      await openAllAnswers(page);
      expect(await lengthenTexts(page)).toBeGreaterThan(10);
      // A very long word may break.
      const problems = Object.values(await textProblemsAtAllWidths(page)).flat();
      expect(problems.filter((problem) => !problem.startsWith("broken"))).toEqual([]);
    });
  }

  test("texts over white photos have enough contrast at every width", async ({ page }) => {
    // The hero's longest line: "Opens at …, in 1 h 30 min".
    await visitAt(page, beforeOpening - 89 * 60_000, "/");
    expect(await lengthenTexts(page)).toBeGreaterThan(10);
    expect(await faintTextsOverWhitePhotos(page)).toEqual({});
  });
});
