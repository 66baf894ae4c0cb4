import { checkContent } from "../../../src/content/check/checkContent";
import { parseDataFile } from "../../../src/content/check/dataFile";
import type { DataFolder } from "../../../src/content/check/dataFolder";
import { usedFiles } from "../../../src/content/check/fileProblems";
import { photoProblems } from "../../../src/content/check/photoProblems";
import { formatProblem, type Problem } from "../../../src/content/check/problem";
import { collectFacts, type Facts, factOwners } from "../../../src/content/facts";
import {
  type Content,
  type ContentName,
  contentNames,
  dataFileName,
  hasAll,
} from "../../../src/content/schema";
import type { OtherFiles } from "../node/projectFiles";

/** The values of the data files, as the form editor has read or written them last. */
export type DataFiles = Partial<Record<ContentName, unknown>>;

/**
 * Finds the mistakes that a save would make: all in its own file, and new ones in other files. Photos that are in
 * the repository but not in `pictures` are not checked.
 */
export async function mistakesOf(
  name: ContentName,
  value: unknown,
  files: DataFiles,
  others: OtherFiles,
): Promise<Problem[]> {
  const before = new Set((await check(files, others)).map(formatProblem));
  const after = await check({ ...files, [name]: value }, others);
  const file = `data/${dataFileName(name)}`;
  return after.filter((problem) => problem.file === file || !before.has(formatProblem(problem)));
}

/** The placeholders and their values, or none while one of their data files has a mistake. */
export function factsIn(files: DataFiles): Facts {
  const { valid } = checkContent(folderOf(files, []));
  return hasAll(valid, factOwners) ? collectFacts(valid) : {};
}

async function check(files: DataFiles, { pictures, staticPaths }: OtherFiles): Promise<Problem[]> {
  const folder = folderOf(files, staticPaths);
  const { valid, problems } = checkContent(folder);
  const known = { ...folder, paths: Object.keys(pictures) };
  return [
    ...problems,
    ...(await photoProblems(known, valid, async (path) => pictures[path] ?? null)),
  ];
}

/** A photo that is picked in the form always exists, so every file counts as one that does. */
function folderOf(files: DataFiles, staticPaths: string[]): DataFolder {
  const paths = usedFiles(files as Partial<Content>).map(({ file }) => file);
  const folder: DataFolder = { root: "data", files: {}, paths, staticPaths, problems: [] };
  for (const name of contentNames) {
    const bytes = new TextEncoder().encode(JSON.stringify(files[name]) ?? "");
    const { data, problems } = parseDataFile(`data/${dataFileName(name)}`, bytes);
    if (data) folder.files[name] = data;
    folder.problems.push(...problems);
  }
  return folder;
}
