import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Lists what axe finds in a page: each rule with its elements. */
export async function axeViolations(page: Page): Promise<unknown[]> {
  // Further down, the navbar may cover half a button, which axe then finds too small.
  await page.evaluate(() => scrollTo(0, 0));
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    // Opens no second tab. The only frame, the map, is below the view.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
}
