import { type ContentName, dataFileName } from "../schema";
import { formatPath } from "../schema/fieldTree";
import { type DataFile, placeOf } from "./dataFile";
import type { Finding, Problem } from "./problem";

export type DataFolder = {
  /** The folder's path on the disk. */
  root: string;
  /** The data files without syntax errors. */
  files: Partial<Record<ContentName, DataFile>>;
  /** The paths of all files in the folder, relative to `root`: `photos/about/hero.jpg`. */
  paths: string[];
  /** The paths of all files in `static/`, relative to it. */
  staticPaths: string[];
  problems: Problem[];
};

/** Adds the line and column of its field to a finding. */
export function locate({ name, path, message }: Finding, { files }: DataFolder): Problem {
  const data = files[name];
  const place = data && placeOf(data, path);
  return {
    file: `data/${dataFileName(name)}`,
    ...(place && { place }),
    field: formatPath(path),
    message,
  };
}
