import type { z } from "zod";
import { formatPath, type Path } from "./fieldTree";

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
): void {
  values.forEach((value, index) => {
    const earlier = values.indexOf(value);
    if (earlier === index) return;
    const place = formatPath([...list, earlier]);
    refuse(
      [...list, index, ...field],
      `${value} is already in ${place}. Change or remove one of them.`,
    );
  });
}
