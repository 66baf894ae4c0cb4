import { existsSync, mkdirSync, mkdtempSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { discardMovedCache, markCache } from "../../../../src/build/gatsby/movedCache";

const newFolder = () => mkdtempSync(join(tmpdir(), "site-"));

/** A site that has been built. */
async function builtSite(): Promise<string> {
  const site = newFolder();
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

  it("is discarded if it does not say where it was made", async () => {
    const site = newFolder();
    for (const folder of [".cache", "public"]) mkdirSync(join(site, folder));
    await discardMovedCache(site);
    expect(existsSync(join(site, "public"))).toBe(false);
  });

  it("may be missing", async () => {
    await expect(discardMovedCache(newFolder())).resolves.toBeUndefined();
  });
});
