import { loadContent } from "../../../src/build/content/loadContent";
import { fillPlaceholders } from "../../../src/build/content/placeholders";
import type { ContentName } from "../../../src/build/content/schema";

const { valid, facts } = loadContent();

/** A data file as the editors wrote it. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into any of them.
export function dataFile(name: ContentName): any {
  return valid[name];
}

/** A text of a data file as visitors read it. */
export const filled = (text: string) => fillPlaceholders(text, facts ?? {});
