import { readFileSync } from "node:fs";
import { formatRinggit } from "../../src/domain/format/ringgit";
import { expect, test } from "../support/browser/test";
import { dataFile } from "../support/site/data";
import { moveTestSite } from "../support/site/testSite";

test("a folder that was moved after a build builds again, with an edited price", async () => {
  test.setTimeout(600_000);
  const [{ nonMember }] = dataFile("pricing").rates;
  const copy = await moveTestSite();
  copy.change("pricing", ({ rates }) => {
    rates[0].nonMember = nonMember + 91;
  });
  await copy.build();
  const read = (file: string) => readFileSync(copy.path(`public/${file}`), "utf8");
  expect(read("index.html")).toContain(formatRinggit(nonMember + 91));
  // Without them, every page throws when it is hydrated.
  expect(JSON.parse(read("page-data/index/page-data.json")).staticQueryHashes).not.toEqual([]);
  await copy.remove();
});
