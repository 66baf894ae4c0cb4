import type { Page } from "@playwright/test";
import { INVISIBLE_SHIFT, watchLayoutShift } from "../support/browser/layoutShift";
import { expect, test, visit } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";

const label = filled(dataFile("site").reservation.label);

/** The last link to reserve in the page. The first is in the first screen. */
const barLink = (page: Page) => page.locator("main > div > a", { hasText: label });

const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => node.scrollIntoView({ behavior: "instant" }));

test.describe("the bar with RESERVATION on phones", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("is shown between the first screen's link and the footer, and moves nothing", async ({
    page,
  }) => {
    const layoutShift = await watchLayoutShift(page);
    await visit(page, "/");
    await expect(barLink(page)).toBeHidden();
    await scrollTo(page, "#rigs");
    await expect(barLink(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, "footer");
    await expect(barLink(page)).toBeHidden();
    await scrollTo(page, "#pricing");
    await expect(barLink(page)).toBeVisible();
    await scrollTo(page, "#reservation");
    await expect(barLink(page)).toBeHidden();
    expect(await layoutShift()).toBeLessThan(INVISIBLE_SHIFT);
  });

  test("has the same link as the first screen", async ({ page }) => {
    await visit(page, "/");
    const href = await page.locator("#reserve").getAttribute("href");
    await expect(barLink(page)).toHaveAttribute("href", href as string);
  });

  test("is hidden at the plan, which has links to reserve of its own", async ({ page }) => {
    await visit(page, "/");
    await scrollTo(page, "#pricing");
    await expect(barLink(page)).toBeVisible();
    await scrollTo(page, "#plan");
    await expect(barLink(page)).toBeHidden();
    await scrollTo(page, "section:has(> #promotions-heading)");
    await expect(barLink(page)).toBeVisible();
  });

  test("does not cover what has the focus", async ({ page }) => {
    await visit(page, "/");
    await page.locator("#rigs").focus();
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press("Tab");
      const isCovered = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const bar = [...document.querySelectorAll("main > div")].at(-1) as HTMLElement;
        if (bar.contains(focused) || getComputedStyle(bar).visibility === "hidden") return false;
        const { top, bottom } = focused.getBoundingClientRect();
        const edge = bar.getBoundingClientRect().top;
        return top < innerHeight && Math.min(bottom, innerHeight) > edge && top > edge - 20;
      });
      expect(isCovered, `after ${press + 1} presses of Tab`).toBe(false);
    }
  });

  test("is not shown in a low window", async ({ page }) => {
    await page.setViewportSize({ width: 568, height: 320 });
    await visit(page, "/");
    await scrollTo(page, "#rigs");
    await expect(barLink(page)).toBeHidden();
  });
});

test("there is no bar with RESERVATION on wide screens", async ({ page }) => {
  await visit(page, "/");
  await scrollTo(page, "#rigs");
  await expect(barLink(page)).toBeHidden();
});
