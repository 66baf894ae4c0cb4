import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { withSlashes } from "../../filesIn";
import { contentNames, dataFileName } from "../schema";
import { parseDataFile } from "./dataFile";
import type { DataFolder } from "./dataFolder";
import type { Problem } from "./problem";

/** Reads and parses every data file in a folder, and lists the files in `static/` beside it. */
export function readDataFolder(root: string): DataFolder {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = pathsOfFiles(entries, root);
  const files: DataFolder["files"] = {};
  const problems: Problem[] = [];
  for (const name of contentNames) {
    const fileName = dataFileName(name);
    const file = `data/${fileName}`;
    if (paths.includes(fileName)) {
      const read = parseDataFile(file, readFileSync(join(root, fileName)));
      problems.push(...read.problems);
      if (read.data) files[name] = read.data;
    } else {
      const message = "there is no file of this name. Restore its last version, or its name.";
      problems.push({ file, message });
    }
  }
  const staticFolder = join(root, "../static");
  const staticPaths = pathsOfFiles(
    readdirSync(staticFolder, { recursive: true, withFileTypes: true }),
    staticFolder,
  );
  return { root, files, paths, staticPaths, problems };
}

function pathsOfFiles(entries: Dirent[], root: string): string[] {
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(relative(root, join(entry.parentPath, entry.name))));
}
