import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../support/browser/test";
import { queryTypes, testSite } from "../support/site/testSite";

test("the committed query types match those that a build writes", () => {
  const built = readFileSync(join(testSite, queryTypes), "utf8");
  const isUpToDate = readFileSync(queryTypes, "utf8") === built;
  expect(isUpToDate, `${queryTypes} is stale: run \`npm run build\` and commit it`).toBe(true);
});
