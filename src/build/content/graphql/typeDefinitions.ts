import type { z } from "zod";
import { contentNames, schemas } from "../schema";
import { fieldNotes, graphqlTypeNames } from "../schema/fieldNotes";
import { isArray, isEnum, isObject, unwrap } from "../schema/fieldTree";
import { CONTENT_VERSION } from "./directives";

/** Derives the GraphQL types of all data files from their Zod schemas. */
export function contentTypeDefinitions(): string {
  const fileTypes = contentNames.flatMap((name) =>
    objectTypes(graphqlTypeName(name), schemas[name]),
  );
  const fileFields = contentNames.map((name) => `  ${name}: ${graphqlTypeName(name)}! @dataFile`);
  const contentType = `type Content {\n${fileFields.join("\n")}\n}`;
  const versionType = `type ${CONTENT_VERSION.type} implements Node @dontInfer {\n  id: ID!\n}`;
  return [...new Set(fileTypes), contentType, versionType].join("\n\n");
}

function graphqlTypeName(fileName: string): string {
  return `${capitalise(fileName)}Json`;
}

function objectTypes(typeName: string, schema: z.ZodObject<Record<string, z.ZodType>>): string[] {
  const nestedTypes: string[] = [];
  const fields = Object.entries(schema.shape).map(([key, field]) => {
    const { type, directive, nested } = fieldType(field, typeName + capitalise(key));
    nestedTypes.push(...nested);
    return `  ${key}: ${type} ${directive}`.trimEnd();
  });
  return [`type ${typeName} {\n${fields.join("\n")}\n}`, ...nestedTypes];
}

type FieldType = { type: string; directive: string; nested: string[] };

function fieldType(field: z.ZodType, nestedTypeName: string): FieldType {
  const { schema, isRequired } = unwrap(field);
  const { type, directive, nested } = requiredFieldType(schema, nestedTypeName);
  return { type: isRequired ? `${type}!` : type, directive, nested };
}

function requiredFieldType(schema: z.ZodType, nestedTypeName: string): FieldType {
  if (isObject(schema)) {
    const type = graphqlTypeNames.get(schema)?.name ?? nestedTypeName;
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
  const resolved = fieldNotes.get(schema)?.graphql ?? { type: scalar(schema), directive: "" };
  return { ...resolved, nested: [] };
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
