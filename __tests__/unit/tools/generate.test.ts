import { readdirSync, readFileSync } from "node:fs";
import { getLanguageService, TextDocument } from "vscode-json-languageservice";
import { type ContentName, contentNames, dataFileName } from "../../../src/content/schema";
import { generatedFiles } from "../../../tools/generate/generatedFiles";
import { jsonSchemaOf } from "../../../tools/generate/jsonSchema";
import { dataFiles } from "../../support/fixture";

// The language service that VS Code uses for JSON files.
const service = getLanguageService({});
service.configure({
  schemas: contentNames.map((name) => ({
    uri: `schema://${name}`,
    fileMatch: [`*/${dataFileName(name)}`],
    schema: jsonSchemaOf(name),
  })),
});

async function underlined(name: ContentName, text: string) {
  const document = TextDocument.create(`file:///data/${dataFileName(name)}`, "json", 1, text);
  const found = await service.doValidation(document, service.parseJSONDocument(document));
  return found.map(({ message }) => message);
}

describe("the JSON Schemas for VS Code", () => {
  it("underline nothing in valid data files", async () => {
    for (const name of contentNames) {
      expect([name, await underlined(name, JSON.stringify(dataFiles[name]))]).toEqual([name, []]);
    }
  });

  it.each<[string, ContentName, string, string]>([
    ["a price in quotation marks", "pricing", '{ "rates": [{ "nonMember": "RM8" }] }', '"number"'],
    ["a field with an unknown name", "home", '{ "hero": { "headlin": "Hi" } }', "headlin"],
    ["a word that is not in the list", "faq", '{ "questions": [{ "icon": "clokc" }] }', '"clock"'],
    ["an invalid time", "site", '{ "hours": { "closes": "2am" } }', "24-hour clock"],
  ])("underline %s", async (_what, name, text, expected) => {
    expect(await underlined(name, text)).toContainEqual(expect.stringContaining(expected));
  });
});

describe("the generated files", () => {
  const generated = generatedFiles();

  it("are up to date (if not, run `npm run generate`)", async () => {
    const files = Object.entries(await generated);
    const old = files.filter(([path, content]) => !readFileSync(path).equals(Buffer.from(content)));
    expect(old.map(([path]) => path)).toEqual([]);
  });

  it("are all schemas and fonts (if not, delete what is left over)", async () => {
    const committed = [".vscode/schemas", "src/styles/fonts"].flatMap((folder) =>
      readdirSync(folder).map((name) => `${folder}/${name}`),
    );
    const files = committed.filter((path) => /\.(json|woff2)$/.test(path));
    expect(Object.keys(await generated)).toEqual(expect.arrayContaining(files));
  });
});
