import type { Locator, Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import {
  delayed,
  expectIdle,
  fillIn,
  mockFormService,
  submit,
  withStatus,
} from "../support/browser/inquiry";
import { openAllAnswers } from "../support/browser/lines";
import { expect, test, visit } from "../support/browser/test";
import { fontSizes, spaceText, textProblemsAtAllWidths } from "../support/browser/textLayout";

async function expectWholeText(page: Page, prepare?: () => Promise<void>, sizes = fontSizes) {
  expect(await textProblemsAtAllWidths(page, sizes, prepare)).toEqual({});
}

async function showSpecs(card: Locator) {
  await card.getByRole("button").focus();
  await expect(card.getByRole("list")).toHaveCSS("opacity", "1");
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
    for (const card of await page.locator("#rigs article").all()) {
      await expectWholeText(page, () => showSpecs(card));
    }
  });

  test("in an invalid form", async ({ page }) => {
    await visit(page, "/events");
    await expectWholeText(page, () => submit(page));
  });

  test("while the form is being sent", async ({ page }) => {
    const { answer, answerNow } = delayed(withStatus(200));
    await mockFormService(page, answer);
    await visit(page, "/events");
    await fillIn(page);
    await submit(page);
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
    await expectWholeText(page);
    answerNow();
    await expectIdle(page);
  });

  test("in the estimate", async ({ page }) => {
    await visit(page, "/");
    await page.locator("#estimate").scrollIntoViewIfNeeded();
    await expect(page.getByRole("slider")).toBeVisible();
    await expectWholeText(page);
  });

  test("in the large view of a photo", async ({ page }) => {
    await visit(page, "/");
    await page.locator("main a:has(img)").last().click();
    await expect(page.getByRole("dialog")).toBeFocused();
    await expectWholeText(page);
  });
});

test.describe("with the text spacing of WCAG 1.4.12, no text is broken, cut off or covered", () => {
  for (const path of routes) {
    test(`on ${path}`, async ({ page }) => {
      await visit(page, path);
      await openAllAnswers(page);
      await spaceText(page);
      await expectWholeText(page, undefined, [16]);
    });
  }

  test("with the specs of each rig card shown", async ({ page }) => {
    await visit(page, "/");
    await spaceText(page);
    for (const card of await page.locator("#rigs article").all()) {
      await expectWholeText(page, () => showSpecs(card), [16]);
    }
  });
});
