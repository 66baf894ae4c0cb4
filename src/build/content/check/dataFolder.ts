import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type ContentName, contentNames, dataFileName } from "../schema";
import { type DataFile, parseDataFile, placeOf } from "./dataFile";
import { nearMiss } from "./nearMiss";
import { type Finding, fieldOf, type Problem } from "./problem";

export type DataFolder = {
  /** The folder's path on the disk. */
  root: string;
  /** The data files without syntax errors. */
  files: Partial<Record<ContentName, DataFile>>;
  /** The paths of all files in the folder, relative to `root`: `photos/about/hero.jpg`. */
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
    const fileName = dataFileName(name);
    const file = `data/${fileName}`;
    if (paths.includes(fileName)) {
      const read = parseDataFile(file, readFileSync(join(root, fileName)));
      problems.push(...read.problems);
      if (read.data) files[name] = read.data;
    } else if (folders.includes(fileName)) {
      problems.push({
        file,
        message: "this is a folder, not a file. Restore the last version of the file.",
      });
    } else {
      problems.push({ file, message: missingMessage(fileName, paths) });
    }
  }
  return { root, files, paths, problems };
}

/** Adds the line and column of its field to a finding. */
export function locate({ name, path, message }: Finding, { files }: DataFolder): Problem {
  const data = files[name];
  const place = data && placeOf(data, path);
  return { file: `data/${dataFileName(name)}`, ...(place && { place }), ...fieldOf(path), message };
}

function missingMessage(fileName: string, paths: string[]): string {
  const strays = paths.filter(
    (path) => !path.includes("/") && !contentNames.some((name) => path === dataFileName(name)),
  );
  const renamed = nearMiss(fileName, strays);
  return renamed
    ? `the file is missing. Rename data/${renamed} to ${fileName}.`
    : "the file is missing. Restore its last version.";
}
