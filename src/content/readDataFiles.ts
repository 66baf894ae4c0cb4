import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentNames } from "./contract";

export type DataFiles = {
  /** The parsed files by name, `faq` for `faq.json`; those that cannot be read are missing. */
  values: Record<string, unknown>;
  problems: string[];
};

export function readDataFiles(dataFolder: string): DataFiles {
  const values: DataFiles["values"] = {};
  const problems: string[] = [];
  const found = readdirSync(dataFolder).filter((name) => name.endsWith(".json"));

  for (const file of found) {
    if (!contentNames.some((name) => file === `${name}.json`)) {
      problems.push(`data/${file}: nothing reads this file; is its name spelt right?`);
    }
  }
  for (const name of contentNames) {
    if (!found.includes(`${name}.json`)) {
      problems.push(`data/${name}.json: the file is missing`);
      continue;
    }
    try {
      values[name] = JSON.parse(readFileSync(join(dataFolder, `${name}.json`), "utf8"));
    } catch (error) {
      problems.push(`data/${name}.json: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { values, problems };
}
