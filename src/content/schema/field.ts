import { z } from "zod";
import { formatPath, type Path } from "./fieldTree";
import { unintendedIn } from "./unintended";

/** What editors, rules and GraphQL need to know about a field with a single value, beyond its zod type and description. */
export type FieldNote = {
  kind: "text" | "plainText" | "alt" | "link" | "photo" | "logo" | "rigId" | "id" | "other";
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

/** Whether a text may contain placeholders such as `{hours.range}`. */
export const takesPlaceholders = ({ kind }: FieldNote) =>
  kind === "text" || kind === "alt" || kind === "link";

export const writeLike = (example: unknown) => `Write it like this: ${JSON.stringify(example)}`;

type Note = Partial<FieldNote> &
  Pick<FieldNote, "example" | "expected"> & {
    /** What the field is and where it appears on the site. */
    description: string;
  };

/** Makes a field for a single value. Without other advice, the advice is to write something like the example. */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  { description, ...note }: Note,
): Schema {
  const noted: FieldNote = { kind: "other", advice: writeLike(note.example), ...note };
  const checked = withRule(schema, (value, refuse) => {
    const message = typeof value === "string" && unintendedIn(value, noted.kind);
    if (message) refuse([], message);
  });
  const described = checked.describe(description);
  fieldNotes.add(described, noted);
  return described;
}

/** Refuses the value at a path inside a field or block. The message says what is wrong, and what to do. */
export type Refuse = (path: Path, message: string) => void;

/** Adds a rule to the schema of a field or block. It is for values that are valid otherwise. */
export function withRule<Schema extends z.ZodType>(
  schema: Schema,
  rule: (value: z.output<Schema>, refuse: Refuse) => void,
): Schema {
  return schema.check(({ value, issues }) => {
    if (issues.length > 0) return;
    rule(value, (path, message) => {
      issues.push({ code: "custom", input: value, path: [...path], message });
    });
  });
}

/** Refuses entries of a list that have the same value as an earlier one. */
export function refuseRepeated(
  list: Path,
  field: Path,
  values: readonly string[],
  refuse: Refuse,
  advice = "Change or remove one of them.",
): void {
  values.forEach((value, index) => {
    const earlier = values.indexOf(value);
    if (earlier === index) return;
    const place = formatPath([...list, earlier]);
    refuse([...list, index, ...field], `${value} is already in ${place}. ${advice}`);
  });
}
