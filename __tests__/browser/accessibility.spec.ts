import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { submit } from "../support/browser/inquiry";
import { menuButton } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

for (const width of [360, 1280]) {
  test.describe(`axe at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of routes) {
      test(`finds no violation on ${path}`, async ({ page }) => {
        await visit(page, path);
        await expectNoViolations(page);
      });
    }

    test("finds no violation with an FAQ answer open", async ({ page }) => {
      await visit(page, "/faq");
      await page.locator("summary").first().click();
      await expectNoViolations(page);
    });

    test("finds no violation while a rig card shows its specs", async ({ page }) => {
      await visit(page, "/");
      await page.getByRole("article").getByRole("button").first().focus();
      await expect(page.getByRole("article").getByRole("list").first()).toHaveCSS("opacity", "1");
      await expectNoViolations(page);
    });

    test("finds no violation in an invalid inquiry form", async ({ page }) => {
      await visit(page, "/events");
      await submit(page);
      await expectNoViolations(page);
    });
  });
}

test("axe finds no violation with the menu open on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/");
  await menuButton(page).click();
  await expectNoViolations(page);
});
