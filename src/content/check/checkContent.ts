import { type Content, contentNames, hasAll, schemas } from "../schema";
import { duplicateKeys } from "./dataFile";
import { type DataFolder, locate } from "./dataFolder";
import { missingFiles, strayFiles, unusableNames, unusedFiles, usedFiles } from "./fileProblems";
import { byPlace, type Problem } from "./problem";
import { findBrokenRules, findWarnings } from "../rules";
import { missingMapPage } from "../rules/map";
import { shapeProblems } from "./shapeProblems";

export type CheckedContent = {
  /** The data files that match their schemas, as written. */
  valid: Partial<Content>;
  /** Values that are allowed but probably not intended. They do not stop a build. */
  warnings: Problem[];
} & ({ content: Content; problems: [] } | { content: null; problems: Problem[] });

/** Returns the content of a data folder or, if it has mistakes, all of them in the order of the files. */
export function checkContent(folder: DataFolder): CheckedContent {
  const problems = [...folder.problems];
  const valid: Partial<Content> = {};
  for (const name of contentNames) {
    const data = folder.files[name];
    if (!data) continue;
    const inFile = [...duplicateKeys(data), ...shapeProblems(data, schemas[name])];
    problems.push(...inFile);
    if (inFile.length === 0) Object.assign(valid, { [name]: data.value });
  }
  const used = usedFiles(valid);
  const findings = [
    ...findBrokenRules(valid),
    ...missingFiles(used, folder.paths),
    ...unusableNames(used, folder.paths),
    ...missingMapPage(valid, folder.staticPaths),
  ];
  problems.push(...findings.map((finding) => locate(finding, folder)));
  const warnings = findWarnings(valid).map((finding) => locate(finding, folder));
  // An invalid data file may use any of the other files, and a stray file may be a data file with a new name.
  if (hasAll(valid, contentNames)) {
    problems.push(...strayFiles(folder.paths));
    warnings.push(...unusedFiles(used, folder.paths));
  }
  warnings.sort(byPlace);
  if (problems.length === 0 && hasAll(valid, contentNames)) {
    return { valid, warnings, content: valid, problems: [] };
  }
  return { valid, warnings, content: null, problems: problems.sort(byPlace) };
}
