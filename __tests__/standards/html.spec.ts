import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { publicFolder } from "../support/site/testSite";
import { expectNoFaults } from "../support/standards/exceptions";
import { htmlCheckers } from "../support/standards/htmlCheckers";
import { htmlFiles } from "../support/standards/htmlFiles";

for (const { name, isInstalled, check, exceptions } of htmlCheckers) {
  test(`${name} finds neither errors nor warnings in the built pages`, async () => {
    test.skip(!isInstalled, "It needs Java.");
    test.setTimeout(120_000);
    const files = (await htmlFiles()).map((file) => join(publicFolder, file));
    expect(files.length).toBeGreaterThan(5);
    expectNoFaults(await check(files), exceptions);
  });
}
