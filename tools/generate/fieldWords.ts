import { z } from "zod";
import type { FieldNote } from "../../src/content/schema/field";

/** The expected value with its limits, for lists of fields: `a text; at most 60 characters`. */
export function expectedInWords(note: FieldNote): string {
  const { kind, expected, maxLength, minWidth, exactSize } = note;
  if (maxLength) return `${expected}; at most ${maxLength} characters`;
  if (minWidth)
    return `${expected}; ${kind === "logo" ? "a PNG" : "the photo"} is at least ${minWidth} px wide`;
  if (!exactSize) return expected;
  return `${expected}; the photo is exactly ${exactSize.width} × ${exactSize.height} px`;
}

/** How a data file says that a field is empty, after what to write otherwise. */
export function orEmptyInWords(field: z.ZodType): string {
  if (field instanceof z.ZodNullable) return ", or null";
  return field instanceof z.ZodOptional ? "; or leave the line out" : "";
}
