import type { Locator } from "@playwright/test";
import { contrastMargin, whitenPhotos } from "../support/browser/contrast";
import { expect, test, visit } from "../support/browser/test";

// Between the widths that everything else is tested at, the hero's words come nearest to its picture.
for (const width of [360, 768, 992, 1280, 1920]) {
  test.describe(`over a white photo at ${width} px`, () => {
    // The policy refuses the styles that this test adds.
    test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce", bypassCSP: true });

    test.beforeEach(async ({ page }) => {
      await visit(page, "/");
      await whitenPhotos(page);
    });

    const expectLegible = async (texts: Locator) => {
      for (const text of await texts.all()) {
        const margin = await contrastMargin(text.page(), text);
        expect(margin, (await text.textContent()) ?? "").toBeGreaterThanOrEqual(1);
      }
    };

    test("the words of the first screen are legible", async ({ page }) => {
      await expectLegible(page.locator("#reservation").locator("h1, p, dt, dd, b"));
    });

    test("the names of the rigs are legible, and their specs when they are shown", async ({
      page,
    }) => {
      for (const card of await page.locator("#rigs article").all()) {
        await expectLegible(card.locator("button, p"));
        await card.getByRole("button").focus();
        await expectLegible(card.locator("button, p, li"));
      }
    });

    test("the captions of the gallery are legible", async ({ page }) => {
      await expectLegible(page.locator("figcaption"));
    });
  });
}
