import { chromium } from "@playwright/test";
import fc from "fast-check";
import { windowedLaunchOptions } from "../support/browser/chromium";
import { test } from "../support/browser/test";
import { visits } from "../support/browser/visits/steps";
import { makeVisit } from "../support/browser/visits/visit";
import { slowLine } from "../support/hosts/slowLine";
import { codeDeploy } from "../support/site/codeDeploy";

// A failing visit is printed with its steps.
test.describe.configure({ retries: 0 });
test.use({ screenshot: "off" });

for (const [width, line] of [
  [390, "fast"],
  [1280, "fast"],
  [390, "slow"],
] as const) {
  test(`no sequence of steps traps, misleads or loses a visitor at ${width} px on a ${line} line`, async ({
    browser,
    server,
  }, testInfo) => {
    const { SEED, VISIT, VISITS } = process.env;
    const isSlow = line === "slow";
    test.skip(isSlow && !SEED, "a slow line takes long, so these visits are made at night");
    test.setTimeout(0);
    const { first, steps } = visits(codeDeploy(testInfo.outputPath("public")));
    // Playwright turns the cache for Back and Forward off, and Chromium without windows does not have it.
    const cachingBrowser = await chromium.launch({
      ...windowedLaunchOptions(),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const browsers = fc.constantFrom(
      { toString: () => "plain", browser },
      { toString: () => "caching", browser: cachingBrowser },
    );

    server.line = isSlow ? slowLine() : undefined;
    const patience = isSlow ? 60_000 : 30_000;
    const property = fc.asyncProperty(browsers, first, steps, async (chosen, opening, commands) => {
      await makeVisit({ browser: chosen.browser, server, width, patience }, async (visit) => {
        await opening.run(visit);
        await fc.asyncModelRun(() => ({ model: visit, real: visit }), commands);
      });
    });
    // Without a seed, each run makes the same visits. A failing one is printed with the shortest list of its steps. To make it
    // again, use the seed and the first number of the path: SEED=1561248785 VISIT=21 npm run test:visits
    await fc.assert(property, {
      numRuns: Number(VISITS ?? 8),
      ...(SEED !== "new" && { seed: Number(SEED ?? 1) }),
      ...(VISIT && { path: VISIT }),
      // In ms: a page that never answers is a fault, too.
      timeout: isSlow ? 600_000 : 180_000,
    });
    await cachingBrowser.close();
  });
}
