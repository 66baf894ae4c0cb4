import { join } from "node:path";
import { type CheckedContent, checkContent } from "../../../src/content/check/checkContent";
import type { DataFolder } from "../../../src/content/check/dataFolder";
import { photoProblems } from "../../../src/content/check/photoProblems";
import { byPlace } from "../../../src/content/check/problem";
import { readDataFolder } from "../../../src/content/node/readDataFiles";
import { readPicture } from "../../../src/content/node/readPicture";
import { collectFacts } from "../../../src/content/facts";
import { fillPlaceholders } from "../../../src/content/placeholders";
import { type Content, contentNames, schemas } from "../../../src/content/schema";
import { takesPlaceholders } from "../../../src/content/schema/fieldNotes";
import { mapLeaves } from "../../../src/content/schema/fieldTree";

/** The placeholders in `content` are filled in. Those in `valid` are not. */
export type LoadedContent = CheckedContent & { folder: DataFolder };

/**
 * Reads and checks the data files, but not the photos. Pages query the content. Everything else, such as the structured
 * data and the web app manifest, gets it from here. docs/architecture.md shows both ways.
 */
export function loadContent(dataFolder: string): LoadedContent {
  const folder = readDataFolder(dataFolder);
  const checked = checkContent(folder);
  if (!checked.content) return { folder, ...checked };
  return { folder, ...checked, content: fillContent(checked.content) };
}

/** Reads and checks the data files and the photos. */
export async function checkData(dataFolder: string): Promise<LoadedContent> {
  const loaded = loadContent(dataFolder);
  const inPhotos = await photoProblems(loaded.folder, loaded.valid, (path) =>
    readPicture(join(loaded.folder.root, path)),
  );
  const problems = [...loaded.problems, ...inPhotos].sort(byPlace);
  return problems.length > 0 ? { ...loaded, content: null, problems } : loaded;
}

export function fillContent(content: Content): Content {
  const facts = collectFacts(content);
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
