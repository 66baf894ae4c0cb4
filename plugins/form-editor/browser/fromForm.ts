import { z } from "zod";
import { fieldNotes } from "../../../src/content/schema/field";
import { isArray, isObject, unwrap } from "../../../src/content/schema/fieldTree";

const fileKinds = new Set(["photo", "logo"]);

/**
 * Returns the value of a data file from the value of its form. The form has no `null` and no missing fields, only
 * empty ones: they become `null` or are left out, as the schema says.
 */
export function fromForm(wrapped: z.ZodType, value: unknown): unknown {
  const { schema } = unwrap(wrapped);
  if (isEmpty(value) && wrapped instanceof z.ZodOptional) return undefined;
  if (isEmpty(value) && wrapped instanceof z.ZodNullable) return null;
  if (isArray(schema)) {
    return Array.isArray(value) ? value.map((item) => fromForm(schema.element, item)) : [];
  }
  if (isObject(schema)) {
    const fields = Object.entries(schema.shape);
    return Object.fromEntries(
      fields.map(([key, field]) => [key, fromForm(field, Object(value)[key])]),
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
