import type { Page } from "@playwright/test";
import {
  delayed,
  expectIdle,
  fillIn,
  mockFormService,
  submit,
  withStatus,
} from "../support/browser/inquiry";
import { openAllAnswers } from "../support/browser/lines";
import { statesAt, visitState } from "../support/browser/states";
import { expect, test, visit } from "../support/browser/test";
import { fontSizes, spaceText, textProblemsAtAllWidths } from "../support/browser/textLayout";

const states = statesAt(360);

async function showSpecs(page: Page, index: number) {
  const card = page.locator("#rigs article").nth(index);
  await card.getByRole("button").focus();
  await expect(card.getByRole("list")).toHaveCSS("opacity", "1");
}

for (const { name, sizes, prepare } of [
  {
    name: "at every default font size and window width",
    sizes: fontSizes,
    prepare: async () => {},
  },
  { name: "with the text spacing of WCAG 1.4.12", sizes: [16], prepare: spaceText },
]) {
  test.describe(`${name}, no text is broken, cut off or covered`, () => {
    test.use({ viewport: { width: 360, height: 800 } });

    for (const state of states) {
      test(`on ${state.name}`, async ({ page }) => {
        await visitState(page, state);
        await prepare(page);
        expect(await textProblemsAtAllWidths(page, sizes)).toEqual({});
      });
    }

    test("in all answers", async ({ page }) => {
      await visit(page, "/faq");
      await openAllAnswers(page);
      await prepare(page);
      expect(await textProblemsAtAllWidths(page, sizes)).toEqual({});
    });

    test("in the specs of each rig card", async ({ page }) => {
      await visit(page, "/");
      await prepare(page);
      for (let index = 0; index < (await page.locator("#rigs article").count()); index += 1) {
        await showSpecs(page, index);
        expect(await textProblemsAtAllWidths(page, sizes)).toEqual({});
      }
    });

    test("while the inquiry form is being sent", async ({ page }) => {
      const { answer, answerNow } = delayed(withStatus(200));
      await mockFormService(page, answer);
      await visit(page, "/events");
      await fillIn(page);
      await submit(page);
      await expect(page.locator("[aria-busy=true]")).toBeVisible();
      await prepare(page);
      expect(await textProblemsAtAllWidths(page, sizes)).toEqual({});
      answerNow();
      await expectIdle(page);
    });
  });
}
