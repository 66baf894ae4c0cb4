import { existsSync, mkdirSync, mkdtempSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { discardMovedCache, markCache } from "../../../../src/build/gatsby/movedCache";

/** A site that has been built. */
async function builtSite(): Promise<string> {
  const site = mkdtempSync(join(tmpdir(), "site-"));
  for (const folder of [".cache", "public"]) mkdirSync(join(site, folder));
  await markCache(site);
  return site;
}

describe("the result of an earlier build", () => {
  it("is kept in the same folder", async () => {
    const site = await builtSite();
    await discardMovedCache(site);
    expect(existsSync(join(site, "public"))).toBe(true);
  });

  it("is discarded in a folder that was moved, so that Gatsby discards its cache, too", async () => {
    const site = await builtSite();
    const moved = `${site}-moved`;
    renameSync(site, moved);
    await discardMovedCache(moved);
    expect(existsSync(join(moved, "public"))).toBe(false);
    expect(existsSync(join(moved, ".cache"))).toBe(true);
  });
});
