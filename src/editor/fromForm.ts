import { z } from "zod";
import { fieldNotes } from "../build/content/schema/fieldNotes";
import { isArray, isObject, unwrap } from "../build/content/schema/fieldTree";

/** The name of the form's field that holds no value, but lists the placeholders. */
export const HELP_FIELD = "_help";

const fileKinds = new Set(["photo", "drawing"]);

/** The editor's own notes about an entry of a list. */
const INTERNAL = /^__sc_/;

/**
 * Returns the value of a data file from the value of its form. The form has no `null` and no missing fields, only
 * empty ones: they become `null` or are left out, as the schema says.
 */
export function fromForm(wrapped: z.ZodType, value: unknown): unknown {
  const { schema } = unwrap(wrapped);
  if (isEmpty(value) && isOptional(wrapped)) return undefined;
  if (isEmpty(value) && isNullable(wrapped)) return null;
  if (isArray(schema)) {
    return Array.isArray(value) ? value.map((item) => fromForm(schema.element, item)) : [];
  }
  if (isObject(schema)) {
    const fields = Object.entries(Object(value)).map(([key, field]) => {
      const inside = schema.shape[key];
      return [key, inside ? fromForm(inside, field) : field] as const;
    });
    return Object.fromEntries(
      fields.filter(
        ([key, field]) => key !== HELP_FIELD && !INTERNAL.test(key) && field !== undefined,
      ),
    );
  }
  if (fileKinds.has(fieldNotes.get(schema)?.kind ?? "other")) return asPath(value);
  return asNumber(schema, value);
}

/** The editor writes the path of a new photo as an address: with a slash at its beginning. */
function asPath(value: unknown): unknown {
  return typeof value === "string" ? value.replace(/^\//, "") : value;
}

/** A field for an amount or a word, such as `15` or `free`, gives a text for both. */
function asNumber(schema: z.ZodType, value: unknown): unknown {
  if (schema.def.type !== "union" || typeof value !== "string" || value.trim() === "") return value;
  const amount = Number(value);
  return schema.safeParse(amount).success ? amount : value;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    (Array.isArray(value) && value.length === 0)
  );
}

function isOptional(schema: z.ZodType): boolean {
  return schema instanceof z.ZodOptional;
}

function isNullable(schema: z.ZodType): boolean {
  return schema instanceof z.ZodNullable;
}
