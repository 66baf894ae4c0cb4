import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

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
