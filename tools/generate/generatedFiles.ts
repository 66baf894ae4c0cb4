import { contentNames } from "../../src/content/schema";
import { fieldTables } from "./fieldTables";
import { fontFiles } from "./fontFiles";
import { jsonSchemaOf, schemaFile, vscodeSettings } from "./jsonSchema";
import { queryTypes } from "./queryTypes";
import { styleTypes } from "./styleTypes";

const asJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the content of every generated file that is checked in, by its path. */
export async function generatedFiles(): Promise<Record<string, string | Buffer>> {
  return {
    ...Object.fromEntries(
      contentNames.map((name) => [schemaFile(name), asJson(jsonSchemaOf(name))]),
    ),
    ".vscode/settings.json": asJson(vscodeSettings()),
    "src/gatsby-types.d.ts": await queryTypes(),
    "src/styles/cssModules.d.ts": styleTypes(),
    "data/fields.md": fieldTables(),
    ...(await fontFiles()),
  };
}
