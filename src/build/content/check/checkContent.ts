import { type Content, contentNames, schemas } from "../schema";
import { duplicateKeys } from "./dataFile";
import { type DataFolder, locate } from "./dataFolder";
import { missingFiles, namedFiles, unreadFiles } from "./fileProblems";
import { byPlace, type Problem } from "./problem";
import { findBrokenRules } from "./rules";
import { shapeProblems } from "./shapeProblems";

export type CheckedContent = {
  /** The files that follow their schemas, as they are written. */
  valid: Partial<Content>;
} & ({ content: Content; problems: [] } | { content: null; problems: Problem[] });

/** The content of a data folder, or everything that is wrong with it, in the order of the files. */
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
  const named = namedFiles(valid);
  const findings = [...findBrokenRules(valid), ...missingFiles(named, folder.paths)];
  problems.push(...findings.map((finding) => locate(finding, folder)));
  // A file that cannot be read may name any of the others.
  if (isComplete(valid)) problems.push(...unreadFiles(named, folder.paths));
  if (problems.length === 0 && isComplete(valid)) return { valid, content: valid, problems: [] };
  return { valid, content: null, problems: problems.sort(byPlace) };
}

function isComplete(valid: Partial<Content>): valid is Content {
  return contentNames.every((name) => valid[name] !== undefined);
}
