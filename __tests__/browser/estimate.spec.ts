import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { INVISIBLE_SHIFT, watchLayoutShift } from "../support/browser/layoutShift";
import { countLoads } from "../support/browser/offline";
import { expect, test, visit } from "../support/browser/test";
import { dataFile, filled } from "../support/site/data";

const { estimate, rates } = dataFile("pricing");

for (const width of [360, 1280]) {
  test.describe(`the estimate at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test("is lazy-loaded near the viewport without a layout shift", async ({
      page,
      pageErrors,
    }) => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.url().endsWith(".js")) scripts.push(request.url());
      });
      const shift = await watchLayoutShift(page);
      await visit(page, "/");
      await page.waitForLoadState("networkidle");
      const slider = page.getByRole("slider", { name: filled(estimate.hoursLabel) });
      await expect(slider).toHaveCount(0);
      const before = scripts.length;
      await page.locator("#estimate").scrollIntoViewIfNeeded();
      await expect(slider).toBeVisible();
      expect(scripts.length).toBeGreaterThan(before);
      expect(await shift()).toBeLessThan(INVISIBLE_SHIFT);
      expect(pageErrors).toEqual([]);
    });

    test("works with the keyboard alone and passes axe", async ({ page }) => {
      await visit(page, `/?rig=${rates[0].rig}&hours=2&member=yes#estimate`);
      const slider = page.getByRole("slider", { name: filled(estimate.hoursLabel) });
      await slider.focus();
      await page.keyboard.press("ArrowRight");
      await expect(slider).toHaveAttribute("aria-valuetext", "2.5 hours");
      await page.keyboard.press("Tab");
      await expect(
        page.getByRole("checkbox", { name: filled(estimate.memberLabel) }),
      ).toBeFocused();
      await page.keyboard.press("Space");
      await expect(page).toHaveURL(`/?rig=${rates[0].rig}&hours=2.5#estimate`);
      const { violations } = await new AxeBuilder({ page }).include("#estimate").analyze();
      expect(violations).toEqual([]);
    });
  });
}

test.describe("the estimate, when its code fails to load,", () => {
  // `page.route` does not see requests of the service worker.
  test.use({ serviceWorkers: "block" });

  /** Scrolls to the estimate for the first time after its code has become unavailable. */
  async function scrollToEstimate(page: Page, makeUnavailable: () => Promise<unknown>) {
    await visit(page, "/");
    await page.waitForLoadState("networkidle");
    await makeUnavailable();
    await page.locator("#estimate").scrollIntoViewIfNeeded();
    await expect(page.locator("#estimate")).toBeHidden();
  }

  test("is hidden, and appears when the browser is online again", async ({ page, context }) => {
    await scrollToEstimate(page, () => context.setOffline(true));
    await context.setOffline(false);
    await expect(page.getByRole("slider", { name: filled(estimate.hoursLabel) })).toBeVisible();
  });

  test("is hidden without a reload after a deploy that removed the file", async ({ page }) => {
    const loads = countLoads(page);
    await scrollToEstimate(page, () =>
      page.route("**/*.js", (route) => route.fulfill({ status: 404 })),
    );
    await page.waitForLoadState("networkidle");
    expect(loads.count).toBe(1);
  });
});
