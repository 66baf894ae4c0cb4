import type { Locator } from "@playwright/test";
import { contrastMargin, whitenPhotos } from "../support/browser/contrast";
import { expect, test, visit } from "../support/browser/test";

// Other specs test 360 and 1280 px. Between these widths, the hero's text comes closest to its photo.
for (const width of [360, 768, 992, 1280, 1920]) {
  test.describe(`text over white photos at ${width} px`, () => {
    // The Content-Security-Policy would block the styles that this test adds.
    test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce", bypassCSP: true });

    const expectLegible = async (texts: Locator) => {
      for (const text of await texts.all()) {
        const margin = await contrastMargin(text.page(), text);
        expect(margin, (await text.textContent()) ?? "").toBeGreaterThanOrEqual(1);
      }
    };

    test("has enough contrast on the home page", async ({ page }) => {
      // Takes a screenshot of each text.
      test.slow();
      await visit(page, "/");
      await whitenPhotos(page);
      await test.step("in the hero section", () =>
        expectLegible(page.locator("#reservation").locator("h1, p, dt, dd, b")));
      await test.step("in the rig cards, with and without their specs", async () => {
        for (const card of await page.locator("#rigs article").all()) {
          await expectLegible(card.locator("button, p"));
          await card.getByRole("button").focus();
          await expectLegible(card.locator("button, p, li"));
        }
      });
      await test.step("in the captions of the gallery", () =>
        expectLegible(page.locator("figcaption")));
    });
  });
}
