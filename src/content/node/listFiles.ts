import { existsSync, lstatSync, readdirSync, type Stats } from "node:fs";
import { join, relative, sep } from "node:path";

/** @throws for a link to another file, of which Git stores only where it leads, which may be nowhere on another computer. */
export function statFile(file: string): Stats {
  const stats = lstatSync(file);
  // The code is that of a file that is opened with O_NOFOLLOW, which Windows does not know.
  if (stats.isSymbolicLink()) throw Object.assign(new Error(), { code: "ELOOP" });
  return stats;
}

/**
 * Lists the files and links in a folder and its subfolders, as paths relative to the folder, with `/` on every system. A
 * missing folder has no files: Git does not keep empty folders.
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
