import type { Locator } from "@playwright/test";
import { contrastMargin, whitenPhotos } from "../support/browser/contrast";
import { expect, test, visit } from "../support/browser/test";

// Between the widths that everything else is tested at, the hero's words come nearest to its picture.
for (const width of [360, 768, 992, 1280, 1920]) {
  test.describe(`over a white photo at ${width} px`, () => {
    // The policy refuses the styles that this test adds.
    test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce", bypassCSP: true });

    const expectLegible = async (texts: Locator) => {
      for (const text of await texts.all()) {
        const margin = await contrastMargin(text.page(), text);
        expect(margin, (await text.textContent()) ?? "").toBeGreaterThanOrEqual(1);
      }
    };

    test("all words of the home page are legible", async ({ page }) => {
      // A screenshot for each text.
      test.slow();
      await visit(page, "/");
      await whitenPhotos(page);
      await test.step("of the first screen", () =>
        expectLegible(page.locator("#reservation").locator("h1, p, dt, dd, b")));
      await test.step("of the rigs, also while their specs are shown", async () => {
        for (const card of await page.locator("#rigs article").all()) {
          await expectLegible(card.locator("button, p"));
          await card.getByRole("button").focus();
          await expectLegible(card.locator("button, p, li"));
        }
      });
      await test.step("of the gallery's captions", () => expectLegible(page.locator("figcaption")));
    });
  });
}
