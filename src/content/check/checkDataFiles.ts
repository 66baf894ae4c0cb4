import { byPlace, type Mistake } from "../mistake";
import { rules } from "../rules";
import { warnings as warningRules } from "../rules/warnings";
import { type Content, contentNames, contentTypes, hasAll, notedLeaves } from "../schema";
import { duplicateKeys } from "./dataFile";
import { type DataFolder, locate } from "./dataFolder";
import {
  missingMapPage,
  pathMistakes,
  strayFiles,
  type UsedFile,
  unusedFiles,
  usedFiles,
} from "./fileMistakes";
import { shapeMistakes } from "./shapeMistakes";

export type CheckedFiles = {
  /** The data files that match their schemas, as written. */
  valid: Partial<Content>;
  /** The photos and drawings that the data files use, also those with mistakes. */
  used: UsedFile[];
  /** In the order of the files. */
  mistakes: Mistake[];
  /** Values that are allowed but probably not intended. They do not stop a build. */
  warnings: Mistake[];
};

/** Checks the data files of a folder, but not what is in its photos. */
export function checkDataFiles(folder: DataFolder): CheckedFiles {
  const mistakes = [...folder.mistakes];
  const read: Partial<Content> = {};
  const valid: Partial<Content> = {};
  for (const name of contentNames) {
    const data = folder.files[name];
    if (!data) continue;
    const inFile = [...duplicateKeys(data), ...shapeMistakes(data, contentTypes[name].schema)];
    mistakes.push(...inFile);
    Object.assign(read, { [name]: data.value });
    if (inFile.length === 0) Object.assign(valid, { [name]: data.value });
  }
  const leaves = notedLeaves(read);
  const used = usedFiles(read);
  const inFields = [
    ...rules.flatMap((find) => find(valid, leaves)),
    ...pathMistakes(used, folder.paths),
    ...missingMapPage(valid, folder.staticPaths),
  ];
  mistakes.push(...inFields.map((mistake) => locate(mistake, folder)));
  const warnings = warningRules
    .flatMap((find) => find(valid, leaves))
    .map((warning) => locate(warning, folder));
  // An invalid data file may use any of the other files, and a stray file may be a data file with a new name.
  if (hasAll(valid, contentNames)) {
    warnings.push(...strayFiles(folder.paths), ...unusedFiles(used, folder.paths));
  }
  return { valid, used, mistakes: mistakes.sort(byPlace), warnings: warnings.sort(byPlace) };
}
