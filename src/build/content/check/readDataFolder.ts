import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { contentNames, dataFileName } from "../schema";
import { parseDataFile } from "./dataFile";
import type { DataFolder } from "./dataFolder";
import { nearMiss } from "./nearMiss";
import type { Problem } from "./problem";

/** Reads and parses every data file in a folder. */
export function readDataFolder(root: string): DataFolder {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = pathsOfFiles(entries, root);
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
  const staticPaths = pathsOfFiles(
    readdirSync("static", { recursive: true, withFileTypes: true }),
    "static",
  );
  return { root, files, paths, staticPaths, problems };
}

function pathsOfFiles(entries: Dirent[], root: string): string[] {
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
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
