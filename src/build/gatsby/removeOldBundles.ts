import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Removes the scripts and style sheets of earlier builds, which Gatsby leaves in the public folder. Otherwise
 * every visitor's service worker would download them.
 */
export async function removeOldBundles(publicFolder: string): Promise<void> {
  const files = await readdir(publicFolder).catch(() => []);
  const bundles = files.filter((file) => /\.(js|css|map|LICENSE\.txt)(\.(br|gz))?$/.test(file));
  await Promise.all(bundles.map((file) => rm(join(publicFolder, file))));
}
