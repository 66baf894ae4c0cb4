import { faintTextsOverWhitePhotos } from "../support/browser/contrast";
import { expect, test, visit } from "../support/browser/test";

// Other specs test 360 and 1280 px. Between these widths, the hero's text comes closest to its photo.
for (const width of [360, 768, 992, 1280, 1920]) {
  test.describe(`text over white photos at ${width} px`, () => {
    // The Content-Security-Policy would block the styles that this test adds.
    test.use({ viewport: { width, height: 800 }, reducedMotion: "reduce", bypassCSP: true });

    test("has enough contrast on the home page", async ({ page }) => {
      // Takes a screenshot of each text.
      test.slow();
      await visit(page, "/");
      expect(await faintTextsOverWhitePhotos(page)).toEqual([]);
    });
  });
}
