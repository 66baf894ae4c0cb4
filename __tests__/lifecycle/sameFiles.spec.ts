import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../src/content/node/listFiles";
import { expect, test } from "../support/browser/test";
import { publicFolder, redeploy } from "../support/site/testSite";

/*
 * Nothing in the test site has finished since it was built. In other sites, time changes pages and what is made from them. So
 * does a commit: it is the last change in the sitemap.
 */
test("a build after another one of the same data and code publishes the same files, byte for byte", async () => {
  test.setTimeout(600_000);
  const second = await redeploy(async () => {}, {});
  const files = listFiles(publicFolder).sort();
  expect(listFiles(second).sort()).toEqual(files);
  const bytes = (folder: string, file: string) => readFileSync(join(folder, file));
  const changed = files.filter((file) => !bytes(publicFolder, file).equals(bytes(second, file)));
  // webpack's own hash, which depends on its cache. Test sites keep that cache, and `npm run build` deletes it.
  expect(changed.filter((file) => file !== "page-data/app-data.json")).toEqual([]);
});
