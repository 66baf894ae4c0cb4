import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Holds the path of the folder in which the cache was made. */
const markOf = (siteFolder: string) => join(siteFolder, ".cache/site-folder.txt");

/**
 * Makes Gatsby start without the cache of another folder, such as one that was renamed or restored elsewhere. Gatsby's
 * cache contains absolute paths, and the build would end with "The result of this StaticQuery could not be fetched".
 * Without `public/`, Gatsby deletes its cache by itself.
 */
export async function discardMovedCache(siteFolder: string): Promise<void> {
  if (!existsSync(join(siteFolder, ".cache"))) return;
  const madeIn = await readFile(markOf(siteFolder), "utf8").catch(() => undefined);
  if (madeIn !== siteFolder) {
    await rm(join(siteFolder, "public"), { recursive: true, force: true });
  }
}

export async function markCache(siteFolder: string): Promise<void> {
  await writeFile(markOf(siteFolder), siteFolder);
}
