import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { contentNames, schemas } from "../../../src/build/content/schema";
import { subjects } from "../../../src/build/content/schema/subjects";
import type { EditorSettings } from "../../../src/build/editor/bundleEditor";
import { editorConfig, HELP_FIELD } from "../../../src/editor/config";
import { formFields } from "../../../src/editor/formFields";

const repository = { name: "owner/lobby", branch: "live", saveAs: "commits" } as const;
const configOf = (saved: EditorSettings["repository"]) =>
  editorConfig(
    { siteName: "Bubble Hall", folderName: "lobby", repository: saved },
    "https://lobby.test/admin/logo.svg",
  );

const local = configOf(null);
const published = configOf(repository);
const withPullRequests = configOf({ ...repository, saveAs: "pullRequests" });

const schemaFile = "node_modules/@sveltia/cms/schema/sveltia-cms.json";
const validate = new Ajv({ jsonPointers: true }).compile(
  JSON.parse(readFileSync(schemaFile, "utf8")),
);

/** Lists what the form editor's own schema finds wrong. */
function mistakesIn(config: object): unknown {
  // The editor gets it as an object. In the schema's eyes, an undefined value would still be a field.
  validate(JSON.parse(JSON.stringify(config)));
  return validate.errors ?? [];
}

describe("the form editor's configuration", () => {
  it("is valid for the editor, which knows no other settings", () => {
    for (const config of [local, published, withPullRequests]) {
      expect(mistakesIn(config)).toEqual([]);
    }
    expect(mistakesIn({ ...local, editor: { previews: true } })).not.toEqual([]);
  });

  it("has a form for each data file: the list of placeholders, then the fields of the schema", () => {
    expect(Object.keys(subjects).sort()).toEqual([...contentNames].sort());
    const forms = Object.entries(subjects).map(([name, { title }]) => {
      const fields = formFields(schemas[name as keyof typeof subjects]);
      const help = expect.objectContaining({ name: HELP_FIELD, required: false });
      return { name, label: title, format: name, fields: [help, ...fields] };
    });
    expect(local.singletons).toMatchObject(forms);
    expect(local.singletons).toContainEqual(
      expect.objectContaining({ name: "comingEvents", file: "data/coming-events.json" }),
    );
  });

  it("gives each form a title of its own", () => {
    const titles = Object.values(subjects).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("saves in the branch of the repository, or in the folder on this computer", () => {
    expect(published.backend).toMatchObject({ repo: "owner/lobby", branch: "live" });
    expect(local.backend).toMatchObject({ repo: "local/lobby" });
    expect(local.backend).not.toHaveProperty("branch");
  });

  it("makes pull requests only if the data say so", () => {
    expect([local, published].map((config) => config.publish_mode)).toEqual(["simple", "simple"]);
    expect(withPullRequests.publish_mode).toBe("editorial_workflow");
  });

  it("shows the page beside the form only in develop, where the page follows a save", () => {
    expect(local.editor).toEqual({ preview: true });
    expect(published.editor).toEqual({ preview: false });
  });

  it("loads no other configuration, and offers no photos of other sites", () => {
    expect(published.load_config_file).toBe(false);
    expect(published.media_libraries).toMatchObject({ stock_assets: { providers: [] } });
  });
});
