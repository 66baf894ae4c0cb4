import type { FieldMistake } from "../mistake";
import type { Content } from "../schema";

/** Finds mistakes between data files. It gets those that are valid, and does nothing if one that it needs is not. */
export type Rule = (valid: Partial<Content>) => FieldMistake[];
