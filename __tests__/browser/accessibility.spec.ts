import { routes } from "../../src/domain/routes";
import { axeViolations } from "../support/browser/axe";
import { inEveryState } from "../support/browser/states";
import { expect, test } from "../support/browser/test";

for (const path of routes) {
  test(`axe finds no violation on ${path}, or in anything that opens on it`, async ({ page }) => {
    await inEveryState(page, path, async (state) => {
      expect.soft(await axeViolations(page), state).toEqual([]);
    });
  });
}
