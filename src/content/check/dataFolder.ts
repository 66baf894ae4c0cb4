import type { Mistake } from "../mistake";
import type { FieldMistake } from "../rules/rule";
import { type ContentName, dataFileName } from "../schema";
import { formatPath } from "../schema/fieldTree";
import { type DataFile, placeOf } from "./dataFile";

export type DataFolder = {
  /** The data files without syntax errors. */
  files: Partial<Record<ContentName, DataFile>>;
  /** The paths of all files in the folder, relative to it: `photos/about/hero.jpg`. */
  paths: string[];
  /** The paths of all files in `static/`, relative to it. */
  staticPaths: string[];
  mistakes: Mistake[];
};

/** Adds the line and column of its field to a mistake. */
export function locate({ name, path, message }: FieldMistake, { files }: DataFolder): Mistake {
  const data = files[name];
  const place = data && placeOf(data, path);
  return {
    file: `data/${dataFileName(name)}`,
    ...(place && { place }),
    field: formatPath(path),
    message,
  };
}
