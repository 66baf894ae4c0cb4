import type { Locator } from "@playwright/test";
import { menu, menuButton } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";

/** The names of an element's CSS animations, scroll-driven ones included. */
const animations = (element: Locator) =>
  element.evaluate((node) =>
    node.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
  );

test("an opened FAQ answer and the opened menu are animated", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () =>
      document.documentElement.style.setProperty("--duration", "10s"),
    );
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/faq");
  await page.locator("summary").first().click();
  expect(await animations(page.locator("details > div").first())).toHaveLength(1);
  await menuButton(page).click();
  expect(await animations(menu(page))).toHaveLength(1);
});

test("a gallery photo is animated to scale 1 while it scrolls into view", async ({ page }) => {
  await visit(page, "/");
  const photo = page.locator("figure img").first();
  expect(await animations(photo)).toHaveLength(1);
  await photo.evaluate((image) => image.scrollIntoView({ block: "center" }));
  await expect(photo).toHaveCSS("scale", "1");
});

test("a gallery photo is not animated with prefers-reduced-motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  expect(await animations(page.locator("figure img").first())).toHaveLength(0);
});

test("an FAQ answer opens without animation with prefers-reduced-motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/faq");
  await page.locator("summary").first().click();
  const durations = await page.evaluate(() =>
    document.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration)),
  );
  expect(durations.filter((duration) => duration > 1)).toEqual([]);
});
