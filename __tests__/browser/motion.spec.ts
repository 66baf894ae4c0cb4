import type { Locator } from "@playwright/test";
import { menu, menuButton } from "../support/browser/menu";
import { expect, test, visit } from "../support/browser/test";

/** The keyframes that an element is animated with, now or by how far the page is scrolled. */
const animations = (element: Locator) =>
  element.evaluate((node) =>
    node.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
  );

test("an answer and the menu come in where they were opened", async ({ page }) => {
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

test("a picture comes to rest in its frame while it is scrolled into view", async ({ page }) => {
  await visit(page, "/");
  const photo = page.locator("figure img").first();
  expect(await animations(photo)).toHaveLength(1);
  await photo.evaluate((image) => image.scrollIntoView({ block: "center" }));
  await expect(photo).toHaveCSS("scale", "1");
});

test("a visitor who wants less motion finds every picture at rest", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  expect(await animations(page.locator("figure img").first())).toHaveLength(0);
});
