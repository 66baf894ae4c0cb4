import { z } from "zod";

/** What editors, rules and GraphQL need to know about a field, beyond its zod type. */
export type FieldNote = {
  kind: "text" | "plainText" | "alt" | "link" | "photo" | "drawing" | "rigId" | "id" | "other";
  /** What the field is and where it appears on the site. */
  description: string;
  /** A noun phrase that completes `"RM8" is not …`: `an amount in RM`. */
  expected: string;
  /** What to write instead of a wrong value: a sentence with an example. */
  advice: string;
  /** Better advice for a certain wrong value, if there is any. */
  adviceOn?: (value: unknown) => string | undefined;
  example: unknown;
  /** In characters, counted after the placeholders are filled in. */
  maxLength?: number;
  /** In px. */
  minWidth?: number;
  /** In px. */
  exactSize?: { width: number; height: number };
  /** The GraphQL type and directive, if the zod type is not enough to choose them. */
  graphql?: { type: string; directive: string };
};

export const fieldNotes = z.registry<FieldNote>();

/** GraphQL type names for objects that several fields share. All other types are named after their path. */
export const graphqlTypeNames = z.registry<{ name: string }>();

/** Whether a field's text may contain placeholders such as `{hours.range}`. */
export function takesPlaceholders(schema: z.ZodType): boolean {
  const kind = fieldNotes.get(schema)?.kind;
  return kind === "text" || kind === "alt" || kind === "link";
}
