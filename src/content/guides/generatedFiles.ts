import { readFileSync } from "node:fs";
import { contentNames } from "../contract";
import { withFieldTables } from "./fieldTables";
import { jsonSchemaOf, schemaFile, vscodeSettings } from "./jsonSchema";

const asJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Every checked-in file that follows from the contracts: its path, and what must stand in it. */
export function generatedFiles(): Record<string, string> {
  return {
    ...Object.fromEntries(
      contentNames.map((name) => [schemaFile(name), asJson(jsonSchemaOf(name))]),
    ),
    ".vscode/settings.json": asJson(vscodeSettings()),
    "data/README.md": withFieldTables(readFileSync("data/README.md", "utf8")),
  };
}
