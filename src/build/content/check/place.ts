import { placeOf } from "./dataFile";
import type { DataFolder } from "./dataFolder";
import { type Finding, fieldInWords, type Problem } from "./problem";

/** A finding with the line and column of its field. */
export function atItsPlace({ name, path, message }: Finding, { files }: DataFolder): Problem {
  const data = files[name];
  const place = data && placeOf(data, path);
  return { file: `data/${name}.json`, ...(place && { place }), ...fieldInWords(path), message };
}
