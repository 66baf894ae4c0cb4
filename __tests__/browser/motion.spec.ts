import type { Locator } from "@playwright/test";
import { menu, menuButton } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";

/** How many CSS animations an element has, scroll-driven ones included. With reduced motion, an animation takes 1 ms. */
const animations = (element: Locator) =>
  element.evaluate((node) => {
    const durations = node.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    return durations.filter((duration) => duration !== 1).length;
  });

for (const [reducedMotion, expected] of [
  ["no-preference", 1],
  ["reduce", 0],
] as const) {
  test(`the menu, an FAQ answer and a gallery photo have ${expected} animation if the visitor's preference is ${reducedMotion}`, async ({
    page,
  }) => {
    // Long enough to be seen here. With reduced motion, the site's own styles are stronger.
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
        if (!isReduced) document.documentElement.style.setProperty("--duration", "10s");
      });
    });
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/faq");
    await page.locator("summary").first().click();
    expect(await animations(page.locator("details > div").first())).toBe(expected);
    await menuButton(page).click();
    expect(await animations(menu(page))).toBe(expected);

    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, "/");
    const photo = page.locator("figure img").first();
    expect(await animations(photo)).toBe(expected);
    await expect(photo).toHaveCSS("scale", expected ? "1.12" : /1|none/);
    await photo.evaluate((image) => image.scrollIntoView({ block: "center" }));
    await expect(photo).toHaveCSS("scale", expected ? "1" : /1|none/);
  });
}
