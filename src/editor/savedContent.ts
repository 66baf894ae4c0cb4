import { checkContent } from "../build/content/check/checkContent";
import { parseDataFile } from "../build/content/check/dataFile";
import type { DataFolder } from "../build/content/check/dataFolder";
import { usedFiles } from "../build/content/check/fileProblems";
import { photoProblems } from "../build/content/check/photoProblems";
import { formatProblem, type Problem } from "../build/content/check/problem";
import { collectFacts, type FactOwners, type Facts, factOwners } from "../build/content/facts";
import {
  type Content,
  type ContentName,
  contentNames,
  dataFileName,
  schemas,
} from "../build/content/schema";
import type { OtherFiles } from "../build/editor/otherFiles";
import { fromForm } from "./fromForm";
import { writeChanges } from "./writeChanges";

/** The texts of the data files, as they were opened or saved last. */
const texts = new Map<ContentName, string>();

/** Kept until a file changes, because a form asks for them whenever somebody types. */
let facts: Facts | undefined;

export function open(name: ContentName, text: string): unknown {
  keep(name, text);
  return JSON.parse(text);
}

/** Returns the text of a data file with the values of its form. */
export function textWith(name: ContentName, formValue: unknown): string {
  return writeChanges(texts.get(name) ?? "", fromForm(schemas[name], formValue));
}

export function save(name: ContentName, formValue: unknown): string {
  const text = textWith(name, formValue);
  keep(name, text);
  return text;
}

function keep(name: ContentName, text: string): void {
  texts.set(name, text);
  facts = undefined;
}

/**
 * Finds the mistakes that a save would make: all in its own file, and new ones in other files. Photos that are in
 * the repository but not in `pictures` are not checked.
 */
export async function mistakesOf(
  name: ContentName,
  formValue: unknown,
  others: OtherFiles,
): Promise<Problem[]> {
  const before = new Set((await check(texts, others)).map(formatProblem));
  const saved = new Map(texts).set(name, textWith(name, formValue));
  const after = await check(saved, others);
  const file = `data/${dataFileName(name)}`;
  return after.filter((problem) => problem.file === file || !before.has(formatProblem(problem)));
}

/** The placeholders and their values, or none while one of their data files has a mistake. */
export function currentFacts(): Facts {
  facts ??= factsOf(checkContent(folderOf(texts, [])).valid);
  return facts;
}

function factsOf(valid: Partial<Content>): Facts {
  return hasFactOwners(valid) ? collectFacts(valid) : {};
}

function hasFactOwners(valid: Partial<Content>): valid is FactOwners {
  return factOwners.every((name) => valid[name] !== undefined);
}

async function check(
  files: Map<ContentName, string>,
  { pictures, staticPaths }: OtherFiles,
): Promise<Problem[]> {
  const folder = folderOf(files, staticPaths);
  const { valid, problems } = checkContent(folder);
  const known = { ...folder, paths: Object.keys(pictures) };
  return [
    ...problems,
    ...(await photoProblems(known, valid, async (path) => pictures[path] ?? null)),
  ];
}

/** A photo that is picked in the form always exists, so every file counts as one that does. */
function folderOf(files: Map<ContentName, string>, staticPaths: string[]): DataFolder {
  const folder: DataFolder = { root: "data", files: {}, paths: [], staticPaths, problems: [] };
  for (const name of contentNames) {
    const bytes = new TextEncoder().encode(files.get(name) ?? "");
    const { data, problems } = parseDataFile(`data/${dataFileName(name)}`, bytes);
    if (data) folder.files[name] = data;
    folder.problems.push(...problems);
  }
  const { valid } = checkContent(folder);
  return { ...folder, paths: usedFiles(valid).map(({ file }) => file) };
}
