import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./listFiles";
import { contentNames, dataFileName } from "../schema";
import { parseDataFile } from "../check/dataFile";
import type { DataFolder } from "../check/dataFolder";
import type { Problem } from "../check/problem";

/** Reads and parses every data file in a folder, and lists the files in `static/` beside it. */
export function readDataFolder(root: string): DataFolder {
  const paths = filesIn(root);
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
  return { root, files, paths, staticPaths: filesIn(join(root, "../static")), problems };
}
