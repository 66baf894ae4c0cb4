import type { Content, ContentName, NotedLeaf } from "../schema";
import type { Path } from "../schema/fieldTree";

/** A mistake in a field, before its line is known. */
export type FieldMistake = { name: ContentName; path: Path; message: string };

/**
 * Finds mistakes between data files. It gets those that are valid, and does nothing if one that it needs is not. The leaves are
 * the valid texts of all files, so that a mistake in a file does not hide others.
 */
export type Rule = (valid: Partial<Content>, leaves: NotedLeaf[]) => FieldMistake[];
