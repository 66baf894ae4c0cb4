import { readdirSync } from "node:fs";
import { resolve } from "node:path";

/** From `stryker.config.js`. */
declare const testedFolders: string[];

/*
 * The unit tests of some folders as one file, for Stryker: what they import is loaded once a mutant
 * instead of once a file, and `failFast.js` skips all of them after the first that fails.
 */
for (const folder of testedFolders.map((name) => resolve("__tests__/unit", name))) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  // brokenData checks 700 data files, for each mutant.
  const tests = files.filter((file) => /(?<!brokenData)\.test\.tsx?$/.test(file)).sort();
  for (const test of tests) {
    describe(test, () => {
      require(resolve(folder, test));
    });
  }
}
