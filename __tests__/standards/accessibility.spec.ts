import { routes } from "../../src/domain/routes";
import { inEveryState } from "../support/browser/states";
import { test } from "../support/browser/test";
import { engines, violationsOn } from "../support/standards/accessibilityEngines";
import { expectNoFaults } from "../support/standards/exceptions";

test(`${Object.keys(engines).join(" and ")} find no error on any page, or in anything that opens on it`, async ({
  page,
}) => {
  test.setTimeout(180_000);
  const results = Object.values(engines).map((engine) => ({ engine, findings: [] as string[] }));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of routes) {
      await inEveryState(page, path, async (state) => {
        for (const { engine, findings } of results) {
          for (const violation of await violationsOn(page, engine)) {
            findings.push(`${state.name} at ${width} px: ${violation}`);
          }
        }
      });
    }
  }
  for (const { engine, findings } of results) expectNoFaults(findings, engine.exceptions);
});
