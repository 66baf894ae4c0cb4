import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type ContentName, contentNames } from "../schema";
import { type DataFile, parseDataFile } from "./dataFile";
import { nearMiss } from "./nearMiss";
import type { Problem } from "./problem";

export type DataFolder = {
  /** The data files that can be read. */
  files: Partial<Record<ContentName, DataFile>>;
  /** All paths in the folder, spelt as on the disk: `photos/about/hero.jpg`. */
  paths: string[];
  problems: Problem[];
};

export function readDataFolder(dataFolder: string): DataFolder {
  const entries = readdirSync(dataFolder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataFolder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);

  const files: DataFolder["files"] = {};
  const problems: Problem[] = [];
  for (const name of contentNames) {
    const fileName = `${name}.json`;
    const file = `data/${fileName}`;
    if (paths.includes(fileName)) {
      const read = parseDataFile(file, readFileSync(join(dataFolder, fileName)));
      problems.push(...read.problems);
      if (read.data) files[name] = read.data;
    } else if (folders.includes(fileName)) {
      problems.push({ file, message: "expected a file, found a folder. Bring the file back." });
    } else {
      problems.push({ file, message: missingMessage(fileName, paths) });
    }
  }
  return { files, paths, problems };
}

function missingMessage(fileName: string, paths: string[]): string {
  const strays = paths.filter(
    (path) => !path.includes("/") && !contentNames.some((name) => path === `${name}.json`),
  );
  const renamed = nearMiss(fileName, strays);
  return renamed
    ? `the file is missing; there is data/${renamed}. Rename it.`
    : "the file is missing. Bring its last version back.";
}
