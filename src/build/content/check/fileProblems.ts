import { type Content, type ContentName, contentNames } from "../schema";
import type { FieldNote } from "../schema/fieldNotes";
import type { Path } from "../schema/fieldTree";
import { didYouMean } from "./nearMiss";
import type { Finding, Problem } from "./problem";
import { notedLeaves } from "./rules/rule";

export type UsedFile = { name: ContentName; path: Path; file: string; note: FieldNote };

/** Lists the photos and drawings that the valid data files use. */
export function usedFiles(valid: Partial<Content>): UsedFile[] {
  return notedLeaves(valid)
    .filter(({ note }) => note.kind === "photo" || note.kind === "drawing")
    .map(({ name, path, note, value }) => ({ name, path, note, file: value }));
}

/** Finds paths of files that do not exist. Upper and lower case differ, as they do on the web server. */
export function missingFiles(used: UsedFile[], paths: string[]): Finding[] {
  return used
    .filter(({ file }) => !paths.includes(file))
    .map(({ name, path, file }) => {
      const otherCase = paths.find((found) => found.toLowerCase() === file.toLowerCase());
      const message = otherCase
        ? `there is no file data/${file}, only data/${otherCase}. Rename it: capital and small letters must be the same.`
        : `there is no file data/${file}.${didYouMean(file, paths) || " Add it, or write the path of another file."}`;
      return { name, path, message };
    });
}

/** Finds files that no data file uses, except files that operating systems create. */
export function unusedFiles(used: UsedFile[], paths: string[]): Problem[] {
  const isUsed = (path: string) =>
    path === "README.md" ||
    path === "fields.md" ||
    contentNames.some((name) => path === `${name}.json`) ||
    used.some(({ file }) => file.toLowerCase() === path.toLowerCase()) ||
    /(^|\/)(\.[^/]*|Thumbs\.db)$/.test(path);
  return paths
    .filter((path) => !isUsed(path))
    .map((path) => ({
      file: `data/${path}`,
      message: "no data file uses this file. Write its path in a data file, or delete it.",
    }));
}
