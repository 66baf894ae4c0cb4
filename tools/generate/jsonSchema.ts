import { z } from "zod";
import { type ContentName, contentNames, schemas } from "../../src/build/content/schema";
import { fieldNotes } from "../../src/build/content/schema/fields";

export const schemaFile = (name: ContentName) => `.vscode/schemas/${name}.schema.json`;

/** The JSON Schema by which an editor's program completes and underlines a data file while it is typed. */
export function jsonSchemaOf(name: ContentName): object {
  return z.toJSONSchema(schemas[name], {
    target: "draft-7",
    override: ({ zodSchema, jsonSchema }) => {
      const note = fieldNotes.get(zodSchema as unknown as z.ZodType);
      if (!note) return;
      jsonSchema.description = `${note.description}. Expected: ${note.expected}.`;
      jsonSchema.examples = [note.example];
      // VS Code's own word for what to say when the pattern does not match.
      if (jsonSchema.pattern) jsonSchema.patternErrorMessage = `Expected ${note.expected}.`;
    },
  });
}

/** The settings that tell VS Code which schema is for which data file. */
export function vscodeSettings(): object {
  return {
    "json.schemas": contentNames.map((name) => ({
      fileMatch: [`/data/${name}.json`],
      url: `./${schemaFile(name)}`,
    })),
  };
}
