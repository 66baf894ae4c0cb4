import type { Locator, Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { timeOf } from "../../src/domain/time/venueTime";
import { INVISIBLE_SHIFT } from "../support/browser/layoutShift";
import { menuLink } from "../support/browser/menu";
import { openNowPlaces } from "../support/browser/openNow";
import { expect, test } from "../support/browser/test";
import { visitAt } from "../support/browser/visitAt";
import { headings } from "../support/site/data";

const MINUTE = 60_000;

const first = "We are closed for the spring clean.";
const later = "The hall is clean again.";

const between = timeOf("2096-02-03 18:00");
const whileFirst = between - 1;
const whileLater = timeOf("2096-02-05 18:00");

const aside = (page: Page) => page.getByRole("complementary");
const notice = (page: Page) => aside(page).locator("div").filter({ visible: true });
const status = (page: Page) => page.getByRole("status").filter({ has: page.locator("aside") });

test.describe("a notice", () => {
  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is on every page", async ({ page }) => {
      for (const route of routes) {
        await page.goto(route);
        await expect(notice(page)).toContainText(first);
      }
    });
  });

  test("begins and ends at its own time, without a layout shift", async ({ page }) => {
    const shift = await visitAt(page, between, "/faq");
    await expect(aside(page)).toHaveCount(0);
    expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
    await visitAt(page, whileLater, "/faq");
    await expect(notice(page)).toContainText(later);
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
    await expect(notice(page)).toContainText(later);
  });

  test("leaves the focus at the main content when it is dismissed with the keyboard", async ({
    page,
  }) => {
    await visitAt(page, whileFirst, "/faq");
    await aside(page).getByRole("button").press("Enter");
    const main = page.getByRole("main");
    await expect(main).toBeFocused();
    // A second press does nothing.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(main.locator("a, summary").first()).toBeFocused();
    await expect(page).toHaveURL("/faq");
  });

  test("is heard by screen readers when it begins while a page is open, and read once", async ({
    page,
  }) => {
    await page.clock.install({ time: whileLater - MINUTE });
    await page.goto("/faq");
    await expect(openNowPlaces(page)[1] as Locator).not.toBeEmpty();
    // Screen readers announce what is added to a status that was there before.
    const before = await status(page).elementHandle();
    await page.clock.pauseAt(whileLater);
    await expect(notice(page)).toContainText(later);
    expect(await before?.textContent()).toContain(later);
    await expect(page.getByText(later)).toHaveCount(1);
  });

  test("is not heard again on the next page", async ({ page }) => {
    // Screen readers announce what is added after the page has loaded.
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () => {
        const changes = { childList: true, characterData: true, subtree: true };
        const status = document.querySelector("[role=status]:has(aside)") as HTMLElement;
        new MutationObserver((records) => {
          const isAdded = records.some(
            ({ type, addedNodes }) => type === "characterData" || addedNodes.length > 0,
          );
          if (isAdded) status.setAttribute("data-changed", "");
        }).observe(status, changes);
      }),
    );
    await visitAt(page, whileFirst, "/faq");
    await menuLink(page, "/about").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headings["/about"]);
    await expect(openNowPlaces(page)[1] as Locator).not.toBeEmpty();
    await expect(status(page)).toHaveText(first);
    await expect(status(page)).not.toHaveAttribute("data-changed");
  });
});
