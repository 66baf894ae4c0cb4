import { readFileSync } from "node:fs";
import { collectFacts } from "../../../src/build/content/facts";
import { fillPlaceholders } from "../../../src/build/content/placeholders";

/** A data file as the editors wrote it. */
export function dataFile(name: string) {
  return JSON.parse(readFileSync(`data/${name}.json`, "utf8"));
}

const facts = collectFacts({
  site: dataFile("site"),
  rigs: dataFile("rigs"),
  pricing: dataFile("pricing"),
  membership: dataFile("membership"),
  events: dataFile("events"),
});

/** A text of a data file as visitors read it. */
export const filled = (text: string) => fillPlaceholders(text, facts);
