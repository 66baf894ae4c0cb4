import { type Content, type ContentName, contentNames } from "../schema";
import type { FieldNote } from "../schema/fields";
import type { Path } from "../schema/fieldTree";
import { didYouMean } from "./nearMiss";
import type { Finding, Problem } from "./problem";
import { notedLeaves } from "./rules/rule";

export type NamedFile = { name: ContentName; path: Path; file: string; note: FieldNote };

/** The photos and drawings that the valid data files name. */
export function namedFiles(valid: Partial<Content>): NamedFile[] {
  return notedLeaves(valid)
    .filter(({ note }) => note.kind === "photo" || note.kind === "drawing")
    .map(({ name, path, note, value }) => ({ name, path, note, file: value }));
}

/** Files that are named but not there, as the server will see it: it tells upper from lower case. */
export function missingFiles(named: NamedFile[], paths: string[]): Finding[] {
  return named
    .filter(({ file }) => !paths.includes(file))
    .map(({ name, path, file }) => {
      const otherCase = paths.find((found) => found.toLowerCase() === file.toLowerCase());
      const message = otherCase
        ? `the file is called data/${otherCase}, with other upper and lower case than "${file}". Spell them alike.`
        : `there is no file data/${file}.${didYouMean(file, paths)}`;
      return { name, path, message };
    });
}

/** Files that lie in the folder and that no data file names. Systems' own files begin with a dot. */
export function unreadFiles(named: NamedFile[], paths: string[]): Problem[] {
  const isRead = (path: string) =>
    path === "README.md" ||
    contentNames.some((name) => path === `${name}.json`) ||
    named.some(({ file }) => file.toLowerCase() === path.toLowerCase()) ||
    /(^|\/)(\.[^/]*|Thumbs\.db)$/.test(path);
  return paths
    .filter((path) => !isRead(path))
    .map((path) => ({
      file: `data/${path}`,
      message: "no data file uses this file. Name it where it belongs, or remove it.",
    }));
}
