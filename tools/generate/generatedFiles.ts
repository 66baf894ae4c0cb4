import { readFileSync } from "node:fs";
import { contentNames } from "../../src/build/content/schema";
import { withFieldTables } from "./fieldTables";
import { jsonSchemaOf, schemaFile, vscodeSettings } from "./jsonSchema";
import { styleTypes } from "./styleTypes";

const asJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Every checked-in file that follows from the schemas: its path, and what must stand in it. */
export function generatedFiles(): Record<string, string> {
  return {
    ...Object.fromEntries(
      contentNames.map((name) => [schemaFile(name), asJson(jsonSchemaOf(name))]),
    ),
    ".vscode/settings.json": asJson(vscodeSettings()),
    "src/styles/cssModules.d.ts": styleTypes(),
    "data/README.md": withFieldTables(readFileSync("data/README.md", "utf8")),
  };
}
