import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";

/** Holds the path of the project for which the cache was made. */
const MARK = ".cache/site-folder.txt";

/**
 * Makes Gatsby start without the cache of another folder, such as one that was renamed or restored elsewhere. Gatsby's
 * cache contains absolute paths, and the build would end with "The result of this StaticQuery could not be fetched".
 * Without `public/`, Gatsby deletes its cache by itself.
 */
export async function discardMovedCache(): Promise<void> {
  if (!existsSync(".cache")) return;
  const madeFor = await readFile(MARK, "utf8").catch(() => undefined);
  if (madeFor !== process.cwd()) await rm("public", { recursive: true, force: true });
}

export async function markCache(): Promise<void> {
  await writeFile(MARK, process.cwd());
}
