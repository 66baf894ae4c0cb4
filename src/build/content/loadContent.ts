import { join, resolve } from "node:path";
import { isOver } from "../../domain/openingHours/openState";
import { type CheckedContent, checkContent } from "./check/checkContent";
import type { DataFolder } from "./check/dataFolder";
import { photoProblems } from "./check/photoProblems";
import { byPlace, type Problem } from "./check/problem";
import { readDataFolder } from "./check/readDataFolder";
import { readPicture } from "./check/readPicture";
import { collectFacts, type Facts } from "./facts";
import { fillPlaceholders } from "./placeholders";
import { type Content, contentNames, schemas } from "./schema";
import { takesPlaceholders } from "./schema/fieldNotes";
import { mapLeaves } from "./schema/fieldTree";

/*
 * How content gets from data/*.json into a component. No other code of the site reads data files.
 *
 * 1. `readDataFolder` parses the files. `checkContent` checks them against `schema/` and the rules in
 *    `check/`.
 * 2. `loadContent` fills in the placeholders. gatsby-config, gatsby-node, the structured data and the web app
 *    manifest use the result.
 * 3. `graphql/typeDefinitions` turns the schemas into GraphQL types. The resolvers in `graphql/directives`
 *    return the same content, with rigs instead of rig ids and files instead of paths.
 * 4. Each page in `src/pages` queries the content. Each component defines the fragment that it needs.
 */

/** The placeholders in `content` are filled in. Those in `valid` are not. */
export type LoadedContent = { folder: DataFolder } & Pick<CheckedContent, "valid" | "warnings"> &
  (
    | { content: Content; facts: Facts; problems: [] }
    | { content: null; facts: null; problems: Problem[] }
  );

declare global {
  // Gatsby bundles gatsby-config and gatsby-node separately, so they share no module state.
  var loadedContent: Map<string, LoadedContent> | undefined;
}

/** Reads and checks the data files, but not the photos. Returns a cached result unless `isFresh`. */
export function loadContent(dataFolder = "data", isFresh = false): LoadedContent {
  globalThis.loadedContent ??= new Map();
  const path = resolve(dataFolder);
  const known = globalThis.loadedContent.get(path);
  if (known && !isFresh) return known;
  const loaded = load(path);
  globalThis.loadedContent.set(path, loaded);
  return loaded;
}

function load(path: string): LoadedContent {
  const folder = readDataFolder(path);
  const checked = checkContent(folder);
  if (!checked.content) return { folder, ...checked, facts: null };
  const facts = collectFacts(checked.content);
  const content = withoutPastDays(fillContent(checked.content, facts));
  return { folder, ...checked, content, facts };
}

/** Leaves out the special days that are over. */
function withoutPastDays(content: Content): Content {
  const { hours } = content.site;
  const specialDays = hours.specialDays.filter((day) => !isOver(day, new Date()));
  return { ...content, site: { ...content.site, hours: { ...hours, specialDays } } };
}

let lastValid: Content | null = null;

/** Loads the content and checks the photos too. `contentForQueries` uses the result if it has no mistakes. */
export async function checkData(dataFolder = "data", isFresh = false): Promise<LoadedContent> {
  const loaded = loadContent(dataFolder, isFresh);
  const inPhotos = await photoProblems(loaded.folder, loaded.valid, (path) =>
    readPicture(join(loaded.folder.root, path)),
  );
  const problems = [...loaded.problems, ...inPhotos].sort(byPlace);
  if (problems.length > 0) return { ...loaded, content: null, facts: null, problems };
  lastValid = loaded.content;
  return loaded;
}

/**
 * Returns the last valid content: in develop, the current data may have a mistake. A build runs some queries
 * in worker processes, which have no last content and load it after the main process has checked it.
 */
export function contentForQueries(): Content {
  const content = lastValid ?? loadContent().content;
  if (!content)
    throw new Error("The data files have mistakes. Run npm run check:data to list them.");
  return content;
}

export function fillContent(content: Content, facts = collectFacts(content)): Content {
  const filled = contentNames.map((name) => [
    name,
    mapLeaves(schemas[name], content[name], ({ schema, value }) =>
      typeof value === "string" && takesPlaceholders(schema)
        ? fillPlaceholders(value, facts)
        : value,
    ),
  ]);
  // Safe, because `mapLeaves` keeps the shape. Its return type does not say so.
  return Object.fromEntries(filled) as Content;
}
