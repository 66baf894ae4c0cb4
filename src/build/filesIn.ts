import { readdir, rm } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Lists the files in a folder and its subfolders, as paths relative to the folder, with `/` on every system. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(relative(folder, join(entry.parentPath, entry.name))));
}

/** Writes a path as in URLs and data files: `faq\index.html` on Windows becomes `faq/index.html`. */
export function withSlashes(path: string, separator = sep): string {
  return path.split(separator).join("/");
}

export async function removeFiles(
  folder: string,
  isUnwanted: (path: string) => boolean,
): Promise<void> {
  const unwanted = (await filesIn(folder)).filter(isUnwanted);
  await Promise.all(unwanted.map((path) => rm(join(folder, path))));
}
