import { routes } from "../../src/domain/routes";
import { expect, test, visit } from "../support/browser/test";

/** In px. At these, the events page moved most when texts in their font replaced those in the fallback. */
const widths = [320, 384, 464, 576, 768, 896, 1280];

for (const path of routes) {
  test(`nothing on ${path} moves when the fonts come late`, async ({ page, layoutShift }) => {
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.continue();
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const fonts = page.waitForResponse(/\.woff2$/);
      await visit(page, path);
      await fonts;
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(), `${width} px`).toBeLessThanOrEqual(0.002);
    }
  });
}
