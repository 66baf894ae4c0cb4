import type { Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { openAllAnswers } from "../support/browser/lines";
import { expect, test, visit } from "../support/browser/test";
import { fontSizes, setFontSize, textProblems } from "../support/browser/textLayout";

/** In px. */
const widths = [320, 360, 768, 1024, 1280];

async function expectWholeText(page: Page, prepare = async (_width: number) => {}) {
  const found: Record<string, string[]> = {};
  for (const size of fontSizes) {
    await setFontSize(page, size);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await prepare(width);
      const problems = await textProblems(page);
      if (problems.length > 0) found[`${size} px text, ${width} px window`] = problems;
    }
  }
  expect(found).toEqual({});
}

test.describe("at every default font size and window width, no text is broken, cut off or covered", () => {
  for (const path of routes) {
    test(`on ${path}`, async ({ page }) => {
      await visit(page, path);
      await expectWholeText(page);
    });
  }

  test("with all answers open", async ({ page }) => {
    await visit(page, "/faq");
    await openAllAnswers(page);
    await expectWholeText(page);
  });

  test("with the menu open", async ({ page }) => {
    await visit(page, "/");
    await expectWholeText(page, async () => {
      const closed = page.locator('header button[aria-expanded="false"]:visible');
      if ((await closed.count()) > 0) await closed.click();
    });
  });

  test("with the specs of each rig card shown", async ({ page }) => {
    await visit(page, "/");
    const cards = page.locator("#rigs article");
    for (const index of Array.from({ length: await cards.count() }, (_, at) => at)) {
      await expectWholeText(page, async () => {
        await cards.nth(index).getByRole("button").focus();
        await expect(cards.nth(index).getByRole("list")).toHaveCSS("opacity", "1");
      });
    }
  });
});
