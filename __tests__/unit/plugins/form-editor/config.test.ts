import { readFileSync } from "node:fs";
import { getLanguageService, TextDocument } from "vscode-json-languageservice";
import { editorConfig, HELP_FIELD } from "../../../../plugins/form-editor/browser/config";
import type { EditorFiles } from "../../../../plugins/form-editor/node/projectFiles";
import { contentNames } from "../../../../src/content/schema";

const saved = { name: "owner/lobby", branch: "live", saveAs: "commits" } as const;
const configOf = (repository: EditorFiles["repository"], onDisk = {}) =>
  editorConfig({ title: "lobby", repository, pictures: {}, staticPaths: [], onDisk });

const local = configOf(null, { faq: { heading: "Ask" } });
const published = configOf(saved);
const withPullRequests = configOf({ ...saved, saveAs: "pullRequests" });

const schemaFile = "node_modules/@sveltia/cms/schema/sveltia-cms.json";
const schema = JSON.parse(readFileSync(schemaFile, "utf8"));
const service = getLanguageService({});

/** Lists what the form editor's own schema finds wrong. */
async function mistakesIn(config: object): Promise<string[]> {
  const document = TextDocument.create("file:///config.json", "json", 1, JSON.stringify(config));
  const json = service.parseJSONDocument(document);
  const found = await service.doValidation(document, json, undefined, schema);
  return found.map(({ message }) => String(message));
}

describe("the form editor's configuration", () => {
  it("is valid for the editor, which knows no other settings", async () => {
    for (const config of [local, published, withPullRequests]) {
      expect(await mistakesIn(config)).toEqual([]);
    }
    expect(await mistakesIn({ ...local, editor: { previews: true } })).not.toEqual([]);
  });

  it("has a form for each data file, with a title of its own and the list of placeholders", () => {
    const forms = local.singletons ?? [];
    expect(forms.map(({ name }) => name).sort()).toEqual([...contentNames].sort());
    expect(new Set(forms.map((form) => Object(form).label)).size).toBe(forms.length);
    for (const form of forms) expect(Object(form).fields[0]).toMatchObject({ name: HELP_FIELD });
    expect(forms).toContainEqual(
      expect.objectContaining({ name: "comingEvents", file: "data/coming-events.json" }),
    );
  });

  it("saves in the folder on this computer, with the page beside the form, or in the branch of the repository, with pull requests if the data say so", () => {
    expect(local).toMatchObject({ backend: { repo: "local/lobby" }, editor: { preview: true } });
    expect(local.backend).not.toHaveProperty("branch");
    expect(published).toMatchObject({
      backend: { repo: "owner/lobby", branch: "live" },
      publish_mode: "simple",
      editor: { preview: false },
    });
    expect(withPullRequests.publish_mode).toBe("editorial_workflow");
  });
});
