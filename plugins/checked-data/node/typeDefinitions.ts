import type { z } from "zod";
import { type ContentName, contentNames, contentTypes } from "../../../src/content/schema";
import { fieldNotes, takesPlaceholders } from "../../../src/content/schema/field";
import { isArray, isEnum, isObject, unwrap } from "../../../src/content/schema/fieldTree";

/** The type of a data file's node: `ComingEventsJson` for `coming-events.json`. */
export function nodeType(name: ContentName): string {
  return `${capitalise(name)}Json`;
}

/** Derives the GraphQL types of all data files from their zod schemas. */
export function contentTypeDefinitions(): string {
  const fileTypes = contentNames.flatMap((name) =>
    objectTypes(nodeType(name), contentTypes[name].schema, " implements Node @dontInfer"),
  );
  return [...new Set(fileTypes)].join("\n\n");
}

function objectTypes(
  typeName: string,
  schema: z.ZodObject<Record<string, z.ZodType>>,
  interfaces = "",
): string[] {
  const nestedTypes: string[] = [];
  const fields = Object.entries(schema.shape).map(([key, field]) => {
    const { type, directive, nested } = fieldType(field, typeName + capitalise(key));
    nestedTypes.push(...nested);
    return `  ${key}: ${type} ${directive}`.trimEnd();
  });
  return [`type ${typeName}${interfaces} {\n${fields.join("\n")}\n}`, ...nestedTypes];
}

type FieldType = { type: string; directive: string; nested: string[] };

function fieldType(field: z.ZodType, nestedTypeName: string): FieldType {
  const { schema, isRequired } = unwrap(field);
  const { type, directive, nested } = requiredFieldType(schema, nestedTypeName);
  return { type: isRequired ? `${type}!` : type, directive, nested };
}

function requiredFieldType(schema: z.ZodType, nestedTypeName: string): FieldType {
  if (isObject(schema)) {
    // Objects that several fields share have an id. All other types are named after their path.
    const type = schema.meta()?.id ?? nestedTypeName;
    return { type, directive: "", nested: objectTypes(type, schema) };
  }
  if (isArray(schema)) {
    const item = fieldType(schema.element, nestedTypeName);
    return { ...item, type: `[${item.type}]` };
  }
  if (isEnum(schema)) {
    const words = schema.options.map((word) => `  ${word}`).join("\n");
    return {
      type: nestedTypeName,
      directive: "",
      nested: [`enum ${nestedTypeName} {\n${words}\n}`],
    };
  }
  const note = fieldNotes.get(schema);
  const directive = note && takesPlaceholders(note) ? "@filled" : "";
  return { ...(note?.graphql ?? { type: scalar(schema), directive }), nested: [] };
}

function scalar(schema: z.ZodType): string {
  switch (schema.def.type) {
    case "number":
      return "Float";
    case "boolean":
      return "Boolean";
    default:
      return "String";
  }
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
