import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type ContentName, contentNames } from "../schema";
import { type DataFile, parseDataFile, placeOf } from "./dataFile";
import { nearMiss } from "./nearMiss";
import { type Finding, fieldInWords, type Problem } from "./problem";

export type DataFolder = {
  /** Where the folder is on the disk. */
  root: string;
  /** The data files that can be read. */
  files: Partial<Record<ContentName, DataFile>>;
  /** All paths in the folder, spelt as on the disk: `photos/about/hero.jpg`. */
  paths: string[];
  problems: Problem[];
};

/** Reads and parses every data file in a folder. */
export function readDataFolder(root: string): DataFolder {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);

  const files: DataFolder["files"] = {};
  const problems: Problem[] = [];
  for (const name of contentNames) {
    const fileName = `${name}.json`;
    const file = `data/${fileName}`;
    if (paths.includes(fileName)) {
      const read = parseDataFile(file, readFileSync(join(root, fileName)));
      problems.push(...read.problems);
      if (read.data) files[name] = read.data;
    } else if (folders.includes(fileName)) {
      problems.push({ file, message: "expected a file, found a folder. Bring the file back." });
    } else {
      problems.push({ file, message: missingMessage(fileName, paths) });
    }
  }
  return { root, files, paths, problems };
}

/** A finding with the line and column of its field. */
export function locate({ name, path, message }: Finding, { files }: DataFolder): Problem {
  const data = files[name];
  const place = data && placeOf(data, path);
  return { file: `data/${name}.json`, ...(place && { place }), ...fieldInWords(path), message };
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
