import { getLanguageService, TextDocument } from "vscode-json-languageservice";
import { type ContentName, contentNames, dataFileName } from "../../../../src/build/content/schema";
import { jsonSchemaOf } from "../../../../tools/generate/jsonSchema";
import { dataFiles } from "../../../support/unit/siteContent";

// The language service that VS Code uses for JSON files.
const service = getLanguageService({});
service.configure({
  schemas: contentNames.map((name) => ({
    uri: `schema://${name}`,
    fileMatch: [`*/${dataFileName(name)}`],
    schema: jsonSchemaOf(name),
  })),
});

function open(name: ContentName, text: string) {
  const document = TextDocument.create(`file:///data/${dataFileName(name)}`, "json", 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

async function underlined(name: ContentName, text: string) {
  const { document, json } = open(name, text);
  return (await service.doValidation(document, json)).map(({ message }) => message);
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

  it("complete field names and allowed words", async () => {
    const { document, json } = open("faq", '{ "questions": [{ "icon":  }] }');
    const labelsAt = async (character: number) =>
      (await service.doComplete(document, { line: 0, character }, json))?.items.map(
        ({ label }) => label,
      );
    expect(await labelsAt(26)).toContain('"clock"');
    expect(await labelsAt(2)).toEqual(expect.arrayContaining(["heading", "intro"]));
  });

  it("explain a field on hover", async () => {
    const { document, json } = open("pricing", '{ "rates": [{ "member": 6 }] }');
    const hover = await service.doHover(document, { line: 0, character: 16 }, json);
    expect(JSON.stringify(hover?.contents)).toContain("Price per hour for members, in RM");
  });
});
