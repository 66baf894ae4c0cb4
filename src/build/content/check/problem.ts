import type { ContentName } from "../schema";
import { formatPath, type Path } from "../schema/fieldTree";

/** A mistake in the data folder, in words for the person who made it. */
export type Problem = {
  /** `data/pricing.json` */
  file: string;
  /** Both count from 1; a photo has neither. */
  place?: { line: number; column: number };
  /** `rates[1].member` */
  field?: string;
  message: string;
};

/** A mistake that a rule found in a field; its line is looked up later. */
export type Finding = { name: ContentName; path: Path; message: string };

/** `data/pricing.json:14:20 rates[1].member: expected …` */
export function formatProblem({ file, place, field, message }: Problem): string {
  const where = place ? `${file}:${place.line}:${place.column}` : file;
  return field ? `${where} ${field}: ${message}` : `${where}: ${message}`;
}

/** A value as the editor will recognise it, cut where it is long. */
export function formatValue(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list in [ ]";
  if (typeof value === "object") return "a block in { }";
  const words = JSON.stringify(value);
  return words.length > 60 ? `${words.slice(0, 50)}…${words.slice(-5)}` : words;
}

/** Sorts problems by file, then line, then column. */
export function byPlace(a: Problem, b: Problem): number {
  return (
    a.file.localeCompare(b.file) ||
    (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
    (a.place?.column ?? 0) - (b.place?.column ?? 0)
  );
}

export function fieldInWords(path: Path): { field?: string } {
  return path.length > 0 ? { field: formatPath(path) } : {};
}
