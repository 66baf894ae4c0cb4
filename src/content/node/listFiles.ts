import { readdirSync, rmSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Lists the files in a folder and its subfolders, as paths relative to the folder, with `/` on every system. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

export function removeFiles(folder: string, isUnwanted: (path: string) => boolean): void {
  for (const path of filesIn(folder).filter(isUnwanted)) rmSync(join(folder, path));
}
