import { readFileSync } from "node:fs";
import { getLanguageService, type JSONDocument, TextDocument } from "vscode-json-languageservice";
import { type ContentName, contentNames, dataFileName } from "../../../../src/build/content/schema";
import { jsonSchemaOf } from "../../../../tools/generate/jsonSchema";

// The language service that VS Code uses for JSON files.
const service = getLanguageService({});

function open(name: ContentName, text: string) {
  const document = TextDocument.create(`file:///data/${dataFileName(name)}`, "json", 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

function underlined(document: TextDocument, json: JSONDocument, name: ContentName) {
  return service.doValidation(document, json, { schemaValidation: "error" }, jsonSchemaOf(name));
}

function configure(name: ContentName) {
  service.configure({
    schemas: [
      {
        uri: `schema://${name}`,
        fileMatch: [`*/${dataFileName(name)}`],
        schema: jsonSchemaOf(name),
      },
    ],
  });
}

describe("the JSON Schemas for VS Code", () => {
  it.each(contentNames)("underline nothing in the current %s.json", async (name) => {
    const { document, json } = open(name, readFileSync(`data/${dataFileName(name)}`, "utf8"));
    expect(await underlined(document, json, name)).toEqual([]);
  });

  it.each<[string, ContentName, string, string]>([
    ["a price in quotation marks", "pricing", '{ "rates": [{ "nonMember": "RM8" }] }', '"number"'],
    ["a field with an unknown name", "home", '{ "hero": { "headlin": "Hi" } }', "headlin"],
    ["a word that is not in the list", "faq", '{ "questions": [{ "icon": "clokc" }] }', '"clock"'],
    ["an invalid time", "site", '{ "hours": { "closes": "2am" } }', "24-hour clock"],
  ])("underline %s", async (_what, name, text, expected) => {
    const { document, json } = open(name, text);
    const messages = (await underlined(document, json, name)).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining(expected));
  });

  it("complete field names and allowed words", async () => {
    configure("faq");
    const text = '{ "questions": [{ "icon":  }] }';
    const { document, json } = open("faq", text);
    const words = await service.doComplete(document, { line: 0, character: 26 }, json);
    expect(words?.items.map(({ label }) => label)).toContain('"clock"');
    const names = await service.doComplete(document, { line: 0, character: 2 }, json);
    expect(names?.items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["heading", "intro"]),
    );
  });

  it("explain a field on hover", async () => {
    configure("pricing");
    const { document, json } = open("pricing", '{ "rates": [{ "member": 6 }] }');
    const hover = await service.doHover(document, { line: 0, character: 16 }, json);
    expect(JSON.stringify(hover?.contents)).toContain("Price per hour for members, in RM");
  });
});
