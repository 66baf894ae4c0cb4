import { routes } from "../../src/domain/routes";
import { axeViolations } from "../support/browser/axe";
import { inEveryState } from "../support/browser/states";
import { expect, openTime, test, visit } from "../support/browser/test";

test.use({ viewport: { width: 360, height: 800 } });

for (const path of routes) {
  test(`axe finds no violation on ${path}, or in anything that opens on it, on a phone and a laptop`, async ({
    page,
  }) => {
    await inEveryState(page, path, async ({ name, part }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await axeViolations(page, part), `${name} at ${width} px`).toEqual([]);
      }
    });
  });
}

test("axe finds no violation on any page while the venue is open", async ({ page }) => {
  for (const path of routes) {
    await visit(page, path, openTime);
    await expect(page.getByRole("contentinfo")).toContainText("Open until");
    expect.soft(await axeViolations(page), path).toEqual([]);
  }
});
