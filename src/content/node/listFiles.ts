import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Lists the files in a folder and its subfolders, as paths relative to the folder, with `/` on every system. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
