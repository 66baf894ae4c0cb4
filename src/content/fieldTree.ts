import type { z } from "zod";

/** A contract without the layers that only say whether a field may be missing or null. */
export function unwrap(schema: z.ZodType): { schema: z.ZodType; isRequired: boolean } {
  const { def } = schema as z.ZodOptional | z.ZodNullable;
  if (def.type !== "optional" && def.type !== "nullable") return { schema, isRequired: true };
  return { schema: unwrap(def.innerType as z.ZodType).schema, isRequired: false };
}

export function isObject(schema: z.ZodType): schema is z.ZodObject<Record<string, z.ZodType>> {
  return schema.def.type === "object";
}

export function isArray(schema: z.ZodType): schema is z.ZodArray<z.ZodType> {
  return schema.def.type === "array";
}

export type Leaf = {
  schema: z.ZodType;
  value: unknown;
  /** As an editor would say it: `rates[1].member`. */
  path: string;
};

/** Every single value of a data file with the contract that it answers to, in the file's order. */
export function leaves(wrapped: z.ZodType, value: unknown, path = ""): Leaf[] {
  const { schema } = unwrap(wrapped);
  if (value === null || value === undefined) return [];
  if (isObject(schema)) {
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      leaves(field, (value as Record<string, unknown>)[key], path ? `${path}.${key}` : key),
    );
  }
  if (isArray(schema)) {
    return (value as unknown[]).flatMap((item, index) =>
      leaves(schema.element, item, `${path}[${index}]`),
    );
  }
  return [{ schema, value, path }];
}
