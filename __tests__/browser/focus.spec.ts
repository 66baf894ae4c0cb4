import type { Page } from "@playwright/test";
import { routes } from "../../src/domain/routes";
import { follow } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";
import { headings } from "../support/site/data";

test("following a link moves the focus to the new page and announces its title", async ({
  page,
}) => {
  await visit(page, "/");
  await follow(page, "/faq", (link) => link.press("Enter"));
  await expect(page).toHaveURL("/faq");
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await expect(page.locator("#gatsby-announcer")).toHaveText(`Navigated to ${headings["/faq"]}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** Describes the focused element, and counts the elements with a visible focus ring. */
const focusState = (page: Page) =>
  page.evaluate(() => {
    const isVisible = (style: string, width: string, colour: string) =>
      style !== "none" && Number.parseFloat(width) > 0 && !/^rgba\(.*, 0\)$/.test(colour);
    const showsRing = (element: Element) => {
      // A photo covers the outline of its link, so the link has a border over the photo instead.
      if (element.matches("a:has(picture)")) {
        const { borderTopStyle, borderTopWidth, borderTopColor, content } = getComputedStyle(
          element,
          "::after",
        );
        return content !== "none" && isVisible(borderTopStyle, borderTopWidth, borderTopColor);
      }
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return isVisible(outlineStyle, outlineWidth, outlineColor);
    };
    const focused = document.activeElement;
    const ringed = Array.from(document.body.querySelectorAll("*")).filter(showsRing);
    return {
      focused: focused === document.body ? null : focused?.outerHTML.slice(0, 200),
      isFirst: focused?.getAttribute("href") === "#main",
      tagName: focused?.tagName ?? "",
      ringCount: ringed.length,
      hasRing: ringed.some((element) => element.contains(focused)),
    };
  });

for (const path of routes) {
  test(`every control on ${path} shows a focus ring`, async ({ page }) => {
    await visit(page, path);
    expect((await focusState(page)).ringCount).toBe(0);
    const controls = await page.locator("a:visible, button:visible, summary:visible").count();
    for (let stop = 1; ; stop += 1) {
      await page.keyboard.press("Tab");
      const { focused, tagName, hasRing, isFirst } = await focusState(page);
      const hasWrappedRound = !focused || (isFirst && stop > 1);
      if (hasWrappedRound) {
        expect(stop).toBeGreaterThan(controls);
        break;
      }
      // Inside an iframe, the embedded document draws the ring.
      if (tagName !== "IFRAME") expect(hasRing, focused).toBe(true);
    }
  });
}

test.describe("with prefers-reduced-motion", () => {
  test("an FAQ answer opens without animation", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/faq");
    await page.locator("summary").first().click();
    const durations = await page.evaluate(() =>
      document.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration)),
    );
    expect(durations.filter((duration) => duration > 1)).toEqual([]);
  });
});
