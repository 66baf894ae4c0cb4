import type { Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { follow } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";
import { headings } from "../support/site/data";

test("after a link the focus is on the new page and its title is announced", async ({ page }) => {
  await visit(page, "/");
  await follow(page, "/faq", (link) => link.press("Enter"));
  await expect(page).toHaveURL("/faq");
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await expect(page.locator("#gatsby-announcer")).toHaveText(`Navigated to ${headings["/faq"]}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** The elements that have a ring which can be seen, and the one that has the focus. */
const rings = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (style: string, width: string, colour: string) =>
      style !== "none" && Number.parseFloat(width) > 0 && !/^rgba\(.*, 0\)$/.test(colour);
    const hasRing = (element: Element) => {
      // A photo covers the outline of the link around it, which has a border over the photo instead.
      if (element.matches("a:has(picture)")) {
        const { borderTopStyle, borderTopWidth, borderTopColor, content } = getComputedStyle(
          element,
          "::after",
        );
        return content !== "none" && isSeen(borderTopStyle, borderTopWidth, borderTopColor);
      }
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return isSeen(outlineStyle, outlineWidth, outlineColor);
    };
    const focused = document.activeElement;
    const ringed = Array.from(document.body.querySelectorAll("*")).filter(hasRing);
    return {
      focused: focused === document.body ? null : focused?.outerHTML.slice(0, 200),
      isFirst: focused?.getAttribute("href") === "#main",
      isIn: focused?.tagName ?? "",
      count: ringed.length,
      isRinged: ringed.some((element) => element.contains(focused)),
    };
  });

for (const path of routes) {
  test(`every control on ${path} shows where the keyboard is`, async ({ page }) => {
    await visit(page, path);
    expect((await rings(page)).count).toBe(0);
    const controls = await page.locator("a:visible, button:visible, summary:visible").count();
    for (let stop = 1; ; stop += 1) {
      await page.keyboard.press("Tab");
      const { focused, isIn, isRinged, isFirst } = await rings(page);
      const isRoundAgain = !focused || (isFirst && stop > 1);
      if (isRoundAgain) {
        expect(stop).toBeGreaterThan(controls);
        break;
      }
      // What is in a frame has rings of its own.
      if (isIn !== "IFRAME") expect(isRinged, focused).toBe(true);
    }
  });
}

test.describe("for a visitor who wants less motion", () => {
  test("nothing is animated or moves over time", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/faq");
    await page.locator("summary").first().click();
    const durations = await page.evaluate(() =>
      document.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration)),
    );
    expect(durations.filter((duration) => duration > 1)).toEqual([]);
  });
});
