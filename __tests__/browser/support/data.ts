import { readFileSync } from "node:fs";

/** A data file as the editors wrote it. */
export function dataFile(name: string) {
  return JSON.parse(readFileSync(`data/${name}.json`, "utf8"));
}
