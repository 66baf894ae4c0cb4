import { resolve } from "node:path";
import { checkContent } from "./check/checkContent";
import { type DataFolder, readDataFolder } from "./check/dataFolder";
import { photoProblems } from "./check/photoProblems";
import { byPlace, type Problem } from "./check/problem";
import { collectFacts, type Facts } from "./facts";
import { fillPlaceholders } from "./placeholders";
import { type Content, contentNames, schemas } from "./schema";
import { takesPlaceholders } from "./schema/fields";
import { mapLeaves } from "./schema/fieldTree";

/*
 * How content gets from data/*.json into a component. Nothing else reads a data file.
 *
 * 1. `readDataFolder` parses the files; `checkContent` holds them to `schema/` and to the rules in `check/`.
 * 2. `loadContent` fills the placeholders in the texts. The config, the hooks in gatsby-node, the structured
 *    data and the web app manifest take their content from it.
 * 3. `graphql/typeDefinitions` turns the schemas into GraphQL types. The resolvers in `graphql/directives`
 *    answer with this content, with rigs in place of their ids and files in place of their paths.
 * 4. A page in `src/pages` queries it, in fragments that stand beside the components that need them.
 */

export type LoadedContent = {
  folder: DataFolder;
  /** The files that follow their schemas, as they are written. */
  valid: Partial<Content>;
} & (
  | { content: Content; facts: Facts; problems: [] }
  | { content: null; facts: null; problems: Problem[] }
);

declare global {
  // Gatsby bundles gatsby-config and gatsby-node separately, so they share no module state.
  var loadedContent: Map<string, LoadedContent> | undefined;
}

/** Reads, checks and fills in the data files, once per process unless `isFresh`. Does not open the photos. */
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
  const { valid, content, problems } = checkContent(folder);
  if (!content) return { folder, valid, content: null, facts: null, problems };
  const facts = collectFacts(content);
  return { folder, valid, content: fillContent(content, facts), facts, problems: [] };
}

let lastValid: Content | null = null;

/** Loads the content and checks the photos too. Queries answer with it from then on if it has no mistake. */
export async function checkData(dataFolder = "data", isFresh = false): Promise<LoadedContent> {
  const loaded = loadContent(dataFolder, isFresh);
  const inPhotos = await photoProblems(loaded.folder, loaded.valid);
  const problems = [...loaded.problems, ...inPhotos].sort(byPlace);
  if (problems.length > 0) return { ...loaded, content: null, facts: null, problems };
  lastValid = loaded.content;
  return loaded;
}

/**
 * The content that queries answer with. In develop, while a data file has a mistake, it is the content from before.
 * A build runs some queries in other processes, which start after the check and load the content themselves.
 */
export function contentForQueries(): Content {
  const content = lastValid ?? loadContent().content;
  if (!content)
    throw new Error("The data files have mistakes. Run npm run check:data to list them.");
  return content;
}

/** The content with the placeholders in its texts and links filled. */
export function fillContent(content: Content, facts = collectFacts(content)): Content {
  const filled = contentNames.map((name) => [
    name,
    mapLeaves(schemas[name], content[name], ({ schema, value }) =>
      typeof value === "string" && takesPlaceholders(schema)
        ? fillPlaceholders(value, facts)
        : value,
    ),
  ]);
  // `mapLeaves` keeps the shape, which its type cannot say.
  return Object.fromEntries(filled) as Content;
}
