import type { Locator, Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { expectWithinBudget, scrollToTheEnd } from "../support/browser/budgets";
import { turnOnDataSaving } from "../support/browser/loads";
import { expect, hydrated, test } from "../support/browser/test";
import { unusedShare } from "../support/browser/unusedStyles";

/** The unused share of the CSS in a page, from 0 to 1. */
const UNUSED_STYLES = 0.15;

for (const route of routes) {
  test(`${route} uses nearly all of its inline styles`, async ({ page }) => {
    await turnOnDataSaving(page);
    await page.coverage.startCSSCoverage();
    await page.goto(route);
    await hydrated(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollToTheEnd(page);
      await showAllStates(page);
    }
    // Leaves out style sheets of other pages: hovering over a link loads them.
    const own = (await page.coverage.stopCSSCoverage()).filter(({ url }) => !url.endsWith(".css"));
    expect(own).not.toEqual([]);
    expectWithinBudget("unused styles", unusedShare(own), UNUSED_STYLES);
  });
}

/** The bar with RESERVATION comes and goes, so its link may be hidden by now. */
const hover = (control: Locator) =>
  control.hover({ force: true, timeout: 1000 }).catch(() => undefined);

/** Opens, focuses, hovers over and prints everything, so that the styles for these states are used. */
async function showAllStates(page: Page) {
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  for (const answer of await page.locator("summary").all()) await answer.click();
  for (let stops = 0; stops < 30; stops += 1) await page.keyboard.press("Tab");
  // Controls with the same classes have the same styles.
  const controls = page.locator("main a:visible, main button:visible");
  const classes = await controls.evaluateAll((all) => all.map((control) => control.className));
  for (const [index, name] of classes.entries()) {
    if (classes.indexOf(name) === index) await hover(controls.nth(index));
  }
  await page.emulateMedia({ media: "print" });
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  await page.emulateMedia({ reducedMotion: "no-preference" });
}
