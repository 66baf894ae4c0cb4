import { type Content, type ContentName, contentNames, schemas } from "../schema";
import { type DataFile, duplicateKeys } from "./dataFile";
import { readDataFolder } from "./dataFolder";
import { missingFiles, type NamedFile, namedFiles, unreadFiles } from "./fileProblems";
import { photoFindings } from "./photoFindings";
import { atItsPlace } from "./place";
import type { Problem } from "./problem";
import { findBrokenRules } from "./rules";
import { shapeProblems } from "./shapeProblems";

export type CheckedContent =
  | { content: Content; problems: [] }
  | { content: null; problems: Problem[] };

/** Reads everything in the data folder and says what is wrong with it, in the order of the files. */
export async function checkContent(dataFolder: string): Promise<CheckedContent> {
  const { folder, sound, named, problems } = checkWithoutPhotos(dataFolder);
  const present = named.filter(({ file }) => folder.paths.includes(file));
  const inPhotos = await photoFindings(present, dataFolder);
  return checked(sound, [...problems, ...inPhotos.map((finding) => atItsPlace(finding, folder))]);
}

/** The same without opening the photos, for callers that cannot wait. */
export function checkTexts(dataFolder: string): CheckedContent {
  const { sound, problems } = checkWithoutPhotos(dataFolder);
  return checked(sound, problems);
}

function checkWithoutPhotos(dataFolder: string) {
  const folder = readDataFolder(dataFolder);
  const problems = [...folder.problems];
  const sound: Partial<Content> = {};
  for (const [name, data] of Object.entries(folder.files) as [ContentName, DataFile][]) {
    const inFile = [...duplicateKeys(data), ...shapeProblems(data, schemas[name])];
    problems.push(...inFile);
    if (inFile.length === 0) Object.assign(sound, { [name]: data.value });
  }
  const named: NamedFile[] = namedFiles(sound);
  const findings = [...findBrokenRules(sound), ...missingFiles(named, folder.paths)];
  problems.push(...findings.map((finding) => atItsPlace(finding, folder)));
  // A file that cannot be read may name any of the others.
  if (isComplete(sound)) problems.push(...unreadFiles(named, folder.paths));
  return { folder, sound, named, problems };
}

function checked(sound: Partial<Content>, problems: Problem[]): CheckedContent {
  if (problems.length === 0 && isComplete(sound)) return { content: sound, problems: [] };
  return { content: null, problems: [...problems].sort(byPlace) };
}

function isComplete(sound: Partial<Content>): sound is Content {
  return contentNames.every((name) => sound[name] !== undefined);
}

function byPlace(a: Problem, b: Problem): number {
  return (
    a.file.localeCompare(b.file) ||
    (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
    (a.place?.column ?? 0) - (b.place?.column ?? 0)
  );
}
