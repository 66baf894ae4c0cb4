import { routes } from "../../src/domain/routes";
import { axeViolations } from "../support/browser/axe";
import { inEveryState } from "../support/browser/states";
import { expect, test } from "../support/browser/test";

for (const path of routes) {
  test(`axe finds no violation on ${path}, or in anything that opens on it, on a phone and a laptop`, async ({
    page,
  }) => {
    await inEveryState(page, path, async (state) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await axeViolations(page), `${state} at ${width} px`).toEqual([]);
      }
    });
  });
}
