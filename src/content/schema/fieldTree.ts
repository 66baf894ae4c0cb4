import { z } from "zod";

/** The path to a value in a data file: `["rates", 1, "member"]`. */
export type Path = readonly (string | number)[];

/** Formats a path for messages: `rates[1].member`. */
export function formatPath(path: Path): string {
  return path.reduce<string>((words, step) => {
    if (typeof step === "number") return `${words}[${step}]`;
    return words ? `${words}.${step}` : step;
  }, "");
}

/** Removes the wrappers of optional and nullable fields from a schema. */
export function unwrap(schema: z.ZodType): { schema: z.ZodType; isRequired: boolean } {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
  if (!isWrapped) return { schema, isRequired: true };
  // The return type of zod's unwrap() is wider than `z.ZodType`.
  return { schema: unwrap(schema.unwrap() as z.ZodType).schema, isRequired: false };
}

export function isObject(schema: z.ZodType): schema is z.ZodObject<Record<string, z.ZodType>> {
  return schema.def.type === "object";
}

export function isEnum(schema: z.ZodType): schema is z.ZodEnum<Record<string, string>> {
  return schema.def.type === "enum";
}

export function isArray(schema: z.ZodType): schema is z.ZodArray<z.ZodType> {
  return schema.def.type === "array";
}

/** Returns the schema of the value at a path, in its wrapper. @throws if there is no such path */
export function schemaAt(wrapped: z.ZodType, path: Path): z.ZodType {
  const [step, ...rest] = path;
  if (step === undefined) return wrapped;
  const { schema } = unwrap(wrapped);
  const next = isArray(schema) ? schema.element : isObject(schema) ? schema.shape[step] : undefined;
  if (!next) throw new Error(`The schema has no ${formatPath(path)}.`);
  return schemaAt(next, rest);
}

export type Leaf = { schema: z.ZodType; value: unknown; path: Path };

/** Lists the single values in a data file with their schemas, in the order of the schema. */
export function leaves(wrapped: z.ZodType, value: unknown, path: Path = []): Leaf[] {
  if (value === null || value === undefined) return [];
  const { schema } = unwrap(wrapped);
  const inside = (field: z.ZodType, key: string | number) =>
    leaves(field, Object(value)[key], [...path, key]);
  if (isArray(schema)) {
    if (!Array.isArray(value)) return [];
    return value.flatMap((_item, index) => inside(schema.element, index));
  }
  if (isObject(schema)) {
    return Object.entries(schema.shape).flatMap(([key, field]) => inside(field, key));
  }
  return [{ schema, value, path }];
}
