import { z } from "zod";
import {
  type ContentName,
  contentNames,
  contentTypes,
  dataFileName,
} from "../../src/content/schema";
import { fieldNotes } from "../../src/content/schema/field";
import { unwrap } from "../../src/content/schema/fieldTree";
import { expectedInWords, orEmptyInWords } from "./fieldWords";

export const schemaFile = (name: ContentName) =>
  `.vscode/schemas/${dataFileName(name).replace(".json", ".schema.json")}`;

/** Returns the JSON Schema with which VS Code completes, explains and underlines a data file. */
export function jsonSchemaOf(name: ContentName): object {
  return z.toJSONSchema(contentTypes[name].schema, {
    target: "draft-7",
    override: ({ zodSchema, jsonSchema }) => {
      const field = zodSchema as unknown as z.ZodType;
      const { schema } = unwrap(field);
      const note = fieldNotes.get(schema);
      if (!note) return;
      jsonSchema.description = `${schema.description}. Write ${expectedInWords(note)}${orEmptyInWords(field)}.`;
      jsonSchema.examples = [note.example];
      // A keyword of VS Code, not of JSON Schema.
      if (jsonSchema.pattern) {
        jsonSchema.patternErrorMessage = `Expected ${note.expected}. ${note.advice}`;
      }
    },
  });
}

/** Returns the VS Code settings that connect each data file with its schema. */
export function vscodeSettings(): object {
  return {
    "json.schemas": contentNames.map((name) => ({
      fileMatch: [`/data/${dataFileName(name)}`],
      url: `./${schemaFile(name)}`,
    })),
  };
}
