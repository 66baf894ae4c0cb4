import { contentNames } from "../../src/content/schema";
import { fieldTables } from "./fieldTables";
import { jsonSchemaOf, schemaFile, vscodeSettings } from "./jsonSchema";
import { styleTypes } from "./styleTypes";

const asJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the content of every generated text file that is checked in, by its path. */
export function generatedFiles(): Record<string, string> {
  return {
    ...Object.fromEntries(
      contentNames.map((name) => [schemaFile(name), asJson(jsonSchemaOf(name))]),
    ),
    ".vscode/settings.json": asJson(vscodeSettings()),
    "src/styles/cssModules.d.ts": styleTypes(),
    "data/fields.md": fieldTables(),
  };
}
