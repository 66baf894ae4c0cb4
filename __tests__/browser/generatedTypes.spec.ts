import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../support/browser/test";
import { testSite } from "../support/site/testSite";

const types = "src/gatsby-types.d.ts";

test("the types of queries are those that a build writes", () => {
  const built = readFileSync(join(testSite, "../workspace", types), "utf8");
  const isUpToDate = readFileSync(types, "utf8") === built;
  expect(isUpToDate, `${types} is stale: run \`npm run build\` and commit it`).toBe(true);
});
