import { formatProblem } from "../../../src/content/check/problem";
import { collectFacts } from "../../../src/content/facts";
import { loadContent } from "../../../plugins/checked-data/node/checkDataFolder";
import type { Content } from "../../../src/content/schema";
import { applyChange, type Change } from "./change";
import { fixtureData } from "./dataCopy";

const { valid, content, problems } = loadContent(fixtureData);
if (!content) throw new Error(problems.map(formatProblem).join("\n"));

/** The fixture's data files, before placeholders are filled. */
export const dataFiles = valid as Content;

export function changedFiles(change: Change<Content>): Content {
  const files: Content = JSON.parse(JSON.stringify(dataFiles));
  applyChange(files, change);
  return files;
}

/** The value of each placeholder. */
export const facts = collectFacts(dataFiles);
