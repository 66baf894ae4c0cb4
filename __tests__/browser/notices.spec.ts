import type { Page } from "@playwright/test";
import { timeOf } from "../../src/domain/events/venueTime";
import { routes } from "../../src/domain/routes";
import { INVISIBLE_SHIFT } from "../support/browser/layoutShift";
import { menuLink } from "../support/browser/menu";
import { expect, test } from "../support/browser/test";
import { visitAt } from "../support/browser/visitAt";
import { dataFile, headings } from "../support/site/data";

const [first, later] = dataFile("notices").notices;

const whileFirst = timeOf(first.until) - 1;
const between = timeOf(first.until);
const whileLater = timeOf(later.from);

const aside = (page: Page) => page.getByRole("complementary");
const notice = (page: Page) => aside(page).locator("div").filter({ visible: true });

test.describe("a notice", () => {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is on every page", async ({ page }) => {
      for (const route of routes) {
        await page.goto(route);
        await expect(notice(page)).toContainText(first.text);
      }
    });
  });

  test("begins and ends at its own time, without a layout shift", async ({ page }) => {
    const shift = await visitAt(page, between, "/faq");
    await expect(aside(page)).toHaveCount(0);
    expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
    await visitAt(page, whileLater, "/faq");
    await expect(notice(page)).toContainText(later.text);
    expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
  });

  test("stays away once it is dismissed, without a layout shift, and the next one comes", async ({
    page,
  }) => {
    await visitAt(page, whileFirst, "/faq");
    await aside(page).getByRole("button").click();
    await expect(aside(page)).toHaveCount(0);
    const shift = await visitAt(page, whileFirst, "/about");
    await expect(aside(page)).toHaveCount(0);
    expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
    await visitAt(page, whileLater, "/faq");
    await expect(notice(page)).toContainText(later.text);
  });

  test("is heard once by screen readers, not again on the next page", async ({ page }) => {
    await visitAt(page, whileFirst, "/faq");
    const status = aside(page).getByRole("status");
    await expect(status).toHaveText(first.text);
    // Screen readers announce a new element, or a changed text in an old one.
    await status.evaluate((element) => {
      element.dataset.isSame = "yes";
      const markAsChanged = () => element.removeAttribute("data-is-same");
      const changes = { childList: true, characterData: true, subtree: true };
      new MutationObserver(markAsChanged).observe(element, changes);
    });
    await menuLink(page, "/about").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings["/about"]);
    await expect(status).toHaveAttribute("data-is-same");
  });
});
