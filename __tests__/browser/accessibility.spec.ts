import AxeBuilder from "@axe-core/playwright";
import { statesAt, visitState } from "../support/browser/states";
import { expect, test } from "../support/browser/test";

for (const width of [360, 1280]) {
  test.describe(`axe at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const state of statesAt(width)) {
      test(`finds no violation on ${state.name}`, async ({ page }) => {
        await visitState(page, state);
        // Further down, the navbar may cover half a button, which axe then finds too small.
        await page.evaluate(() => scrollTo(0, 0));
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
          [],
        );
      });
    }
  });
}
