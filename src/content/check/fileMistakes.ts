import type { Mistake } from "../mistake";
import { nearMiss } from "../nearMiss";
import { isPictureName } from "../pictureFormat";
import type { FieldMistake } from "../rules/rule";
import {
  type Content,
  type ContentName,
  contentNames,
  contentTypes,
  dataFileName,
  notedLeaves,
} from "../schema";
import { type FieldNote, fieldNotes } from "../schema/field";
import { type Path, schemaAt } from "../schema/fieldTree";

export type UsedFile = { name: ContentName; path: Path; file: string; note: FieldNote };

/** Lists the photos and logos that data files use. */
export function usedFiles(content: Partial<Content>): UsedFile[] {
  return notedLeaves(content)
    .filter(({ note }) => note.kind === "photo" || note.kind === "logo")
    .map(({ name, path, note, value }) => ({ name, path, note, file: value }));
}

/** Finds paths of files that do not exist, and names that do not work everywhere. */
export function pathMistakes(used: UsedFile[], paths: string[]): FieldMistake[] {
  return used.flatMap(({ name, path, file }) => {
    // Capital and small letters differ, as they do on the web server.
    const message = paths.includes(file)
      ? unusableMessage(file)
      : `there is no file data/${file}. ${adviceOnMissing(file, paths)}`;
    return message ? [{ name, path, message }] : [];
  });
}

/** @param otherwise what to do if no file has a similar name */
function adviceOnMissing(
  file: string,
  paths: string[],
  otherwise = "Add it, or write the path of another file.",
): string {
  // Computers can store an accented letter as one character or as two.
  if (paths.some((path) => path.normalize() === file.normalize())) {
    const plain = file.normalize("NFD").replace(/\p{M}/gu, "");
    return `There is one that looks the same, but its accents are stored in another way. Rename it without accents, and write it like this: "${plain}"`;
  }
  // Computers may hide a second ending: `faq.json.txt`.
  const isEndingAdded = (path: string) => path.toLowerCase().startsWith(`${file}.`.toLowerCase());
  const meant = paths.find(isEndingAdded) ?? nearMiss(file, paths);
  if (!meant) return otherwise;
  if (isPictureName(meant)) return `Did you mean "${meant}"?`;
  const hidden = isEndingAdded(meant)
    ? " If you do not see its last part, let your computer show the endings of files."
    : "";
  return `Rename the file data/${meant} to this name.${hidden}`;
}

/**
 * In a file's name, `%` ends the build with "URI malformed", `#` and `?` cut off its address, and Windows
 * cannot store the rest.
 */
const UNUSABLE = /[%#?\\:*"<>|\p{Cc}]/gu;

function unusableMessage(file: string): string | undefined {
  const [found] = file.match(UNUSABLE) ?? [];
  if (found === undefined) return undefined;
  const usable = JSON.stringify(file.replace(UNUSABLE, "-"));
  return `the name data/${file} contains ${JSON.stringify(found)}, which does not work in addresses or on all computers. Rename the file, and write it like this: ${usable}`;
}

const alike = (path: string) => path.normalize().toLowerCase();

/** Warns about photos and logos that no data file uses. They are not published. */
export function unusedFiles(used: UsedFile[], paths: string[]): Mistake[] {
  const isUsed = (path: string) => used.some(({ file }) => alike(file) === alike(path));
  return paths
    .filter((path) => path.includes("/") && !isUsed(path))
    .map((path) => ({
      file: `data/${path}`,
      message: "no data file uses this file. Write its path in a data file, or delete it.",
    }));
}

/** Warns about files beside the data files that the site does not read, such as copies. */
export function strayFiles(paths: string[]): Mistake[] {
  return strays(paths).map((path) => ({
    file: `data/${path}`,
    message:
      "the site does not read this file. If it is a copy, move what you need into the original. Then delete this file.",
  }));
}

/** Says that a data file is missing. */
export function missingFile(file: string, paths: string[]): Mistake {
  const advice = adviceOnMissing(file, strays(paths), "Restore its last version, or its name.");
  return { file: `data/${file}`, message: `there is no file of this name. ${advice}` };
}

function strays(paths: string[]): string[] {
  const known = ["README.md", "fields.md", ...contentNames.map(dataFileName)];
  return paths.filter((path) => !path.includes("/") && !known.includes(path));
}

/**
 * Finds the path of a map page that does not exist.
 * @param staticPaths the files in `static/`, which Gatsby copies into the site
 */
export function missingMapPage(
  valid: Partial<Content>,
  staticPaths: readonly string[],
): FieldMistake[] {
  const [page = ""] = valid.site?.map.embedUrl.split(/[?#]/) ?? [];
  if (!page.startsWith("/") || staticPaths.includes(page.slice(1))) return [];
  const path = ["map", "embedUrl"];
  const advice = fieldNotes.get(schemaAt(contentTypes.site.schema, path))?.advice;
  const message = `there is no file static${page}. Add it, or write the address of a map. ${advice}`;
  return [{ name: "site", path, message }];
}
