import { checkDataFiles } from "../../src/content/check/checkDataFiles";
import { collectFacts } from "../../src/content/facts";
import { formatMistake } from "../../src/content/mistake";
import { readDataFolder } from "../../src/content/node/readDataFolder";
import { fillPlaceholders } from "../../src/content/placeholders";
import type { Content } from "../../src/content/schema";
import { applyChange, type Change } from "./change";

/** A site's content that no editor changes: tests read it instead of `data/` and `static/`. */
export const fixture = "__tests__/fixture";

export const fixtureData = `${fixture}/data`;

/** What the phone has written into every photo of the fixture, in EXIF data and after its end. */
export const PHONE_NOTE = "Taken at home";

const { valid, mistakes } = checkDataFiles(readDataFolder(fixtureData));
if (mistakes.length > 0) throw new Error(mistakes.map(formatMistake).join("\n"));

/** The fixture's data files, before placeholders are filled. */
export const dataFiles = valid as Content;

export function changedFiles(change: Change<Content>): Content {
  const files: Content = JSON.parse(JSON.stringify(dataFiles));
  applyChange(files, change);
  return files;
}

/** The value of each placeholder. */
export const facts = collectFacts(dataFiles);

/** Fills the placeholders in a text. */
export const filled = (text: string) => fillPlaceholders(text, facts);
