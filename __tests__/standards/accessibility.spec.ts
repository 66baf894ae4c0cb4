import { routes } from "../../src/domain/routes";
import { inEveryState } from "../support/browser/states";
import { test } from "../support/browser/test";
import { engines, violationsOn } from "../support/standards/accessibilityEngines";
import { expectNoFaults } from "../support/standards/exceptions";

for (const [name, engine] of Object.entries(engines)) {
  test(`${name} finds no error on any page, or in anything that opens on it`, async ({ page }) => {
    test.setTimeout(180_000);
    const findings: string[] = [];
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of routes) {
        await inEveryState(page, path, async (state) => {
          const violations = await violationsOn(page, engine);
          findings.push(...violations.map((text) => `${state.name} at ${width} px: ${text}`));
        });
      }
    }
    expectNoFaults(findings, engine.exceptions);
  });
}
