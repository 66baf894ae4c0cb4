import type { z } from "zod";

/** The way to a value in a data file: `["rates", 1, "member"]`. */
export type Path = readonly (string | number)[];

/** As an editor would say it: `rates[1].member`. */
export function formatPath(path: Path): string {
  return path.reduce<string>((words, step) => {
    if (typeof step === "number") return `${words}[${step}]`;
    return words ? `${words}.${step}` : step;
  }, "");
}

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

/** The contract of the value that a path leads to, or undefined where the contract has none. */
export function schemaAt(wrapped: z.ZodType, path: Path): z.ZodType | undefined {
  const { schema } = unwrap(wrapped);
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const next = isArray(schema) ? schema.element : isObject(schema) ? schema.shape[step] : undefined;
  return next && schemaAt(next, rest);
}

export type Leaf = { schema: z.ZodType; value: unknown; path: Path };

/** Every single value of a data file with the contract that it answers to, in the contract's order. */
export function leaves(wrapped: z.ZodType, value: unknown, path: Path = []): Leaf[] {
  const { schema } = unwrap(wrapped);
  if (value === null || value === undefined) return [];
  if (isObject(schema)) {
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      leaves(field, (value as Record<string, unknown>)[key], [...path, key]),
    );
  }
  if (isArray(schema)) {
    return (value as unknown[]).flatMap((item, index) =>
      leaves(schema.element, item, [...path, index]),
    );
  }
  return [{ schema, value, path }];
}
