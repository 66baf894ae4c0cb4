import { checkDataFiles } from "../../src/content/check/checkDataFiles";
import { collectFacts } from "../../src/content/facts";
import { formatMistake } from "../../src/content/mistake";
import { readDataFolder } from "../../src/content/node/readDataFolder";
import { fillPlaceholders } from "../../src/content/placeholders";
import type { Content } from "../../src/content/schema";
import type { Route } from "../../src/domain/routes";

/** A site's content that no editor changes: tests read it instead of `data/` and `static/`. */
export const fixture = "__tests__/fixture";

export const fixtureData = `${fixture}/data`;

/** What the phone has written into every photo of the fixture, in EXIF data and after its end. */
export const PHONE_NOTE = "Taken at home";

const { valid, mistakes } = checkDataFiles(readDataFolder(fixtureData));
if (mistakes.length > 0) throw new Error(mistakes.map(formatMistake).join("\n"));

/** The fixture's data files, before placeholders are filled. */
export const dataFiles = valid as Content;

/** What `pages.json` says about a page. */
export const pageTexts = (route: Route) =>
  dataFiles.pages[(route.slice(1) || "home") as keyof Content["pages"]];

/** The data files with a change. */
export function changedFiles(change: Change<Content>): Content {
  const files: Content = JSON.parse(JSON.stringify(dataFiles));
  applyChange(files, change);
  return files;
}

/** The value of each placeholder. */
export const facts = collectFacts(dataFiles);

/** Fills the placeholders in a text. */
export const filled = (text: string) => fillPlaceholders(text, facts);

/** New values by field, such as `{ "rates[0].member": 9 }`, or a function that changes the content. */
export type Change<Content> = Record<string, unknown> | ((draft: Content) => void);

export function applyChange<Content>(draft: Content, change: Change<Content>): void {
  if (typeof change === "function") change(draft);
  else for (const [path, value] of Object.entries(change)) setAt(draft, path, value);
}

function setAt(draft: unknown, path: string, value: unknown): void {
  const steps = path.match(/\w+/g) as string[];
  const field = steps.pop() as string;
  const block = steps.reduce<unknown>((inside, step) => Object(inside)[step], draft);
  Object.assign(block as object, { [field]: value });
}
