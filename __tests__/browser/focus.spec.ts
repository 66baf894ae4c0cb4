import { expect, test, visit } from "../support/browser/test";

test("after a link the focus is on the new page and its title is announced", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("navigation").getByRole("link", { name: "FAQ" }).press("Enter");
  await expect(page).toHaveURL("/faq");
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await expect(page.locator("#gatsby-announcer")).toContainText("Navigated to");
  await expect(page.locator("#gatsby-announcer")).toContainText("Questions");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("every control shows where the keyboard is", async ({ page }) => {
  for (const path of ["/", "/events", "/faq", "/about"]) {
    await visit(page, path);
    const stops = await page.locator("a:visible, button:visible, input:visible").count();
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press("Tab");
      const isRinged = await page.evaluate(() => {
        const focused = document.activeElement;
        return !focused || focused.tagName === "IFRAME" || focused === document.body
          ? true
          : getComputedStyle(focused).outlineStyle !== "none";
      });
      expect(isRinged, `${path}, stop ${stop + 1}`).toBe(true);
    }
  }
});

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
