import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../node/listFiles";
import { parseDataFile } from "../check/dataFile";
import type { DataFolder } from "../check/dataFolder";
import { missingFile } from "../check/fileMistakes";
import { type Mistake, unreadableMessage } from "../mistake";
import { contentNames, dataFileName } from "../schema";
import { statFile } from "./statFile";

/** What operating systems and programs leave in a folder, often hidden: `.DS_Store`, `Thumbs.db`, `~$prices.json`. */
const SYSTEM_FILE = /(^|\/)([.~]|(Thumbs\.db|desktop\.ini)$)|~$/i;

/** Reads and parses every data file in a folder, and lists the files in `static/` beside it. */
export function readDataFolder(folder: string): DataFolder {
  const paths = listFiles(folder).filter((path) => !SYSTEM_FILE.test(path));
  const files: DataFolder["files"] = {};
  const mistakes: Mistake[] = [];
  for (const name of contentNames) {
    const fileName = dataFileName(name);
    const file = `data/${fileName}`;
    if (!paths.includes(fileName)) {
      mistakes.push(missingFile(fileName, paths));
      continue;
    }
    try {
      const path = join(folder, fileName);
      statFile(path);
      const read = parseDataFile(file, readFileSync(path, "utf8"));
      mistakes.push(...read.mistakes);
      if (read.data) files[name] = read.data;
    } catch (error) {
      mistakes.push({ file, message: `this file ${unreadableMessage(error)}` });
    }
  }
  return { files, paths, staticPaths: listFiles(join(folder, "../static")), mistakes };
}
