import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";

/** Holds what the cache was made for. */
const MARK = ".cache/made-for.txt";

/** The path of the project and the prefix of all addresses. Gatsby's cache contains both. */
const purpose = (pathPrefix: string) => `${process.cwd()}\n${pathPrefix}`;

/**
 * Makes Gatsby start without a cache that was made for another folder, such as one that was renamed or restored elsewhere, or
 * for another path prefix. The build would end with "The result of this StaticQuery could not be fetched", or publish fonts
 * at addresses without the new prefix. Without `public/`, Gatsby deletes its cache by itself, apart from that of webpack.
 */
export async function discardOtherCache(pathPrefix: string): Promise<void> {
  if (!existsSync(".cache")) return;
  const madeFor = await readFile(MARK, "utf8").catch(() => undefined);
  if (madeFor === purpose(pathPrefix)) return;
  for (const folder of ["public", ".cache/webpack"]) {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function markCache(pathPrefix: string): Promise<void> {
  await writeFile(MARK, purpose(pathPrefix));
}
