import { existsSync, readFileSync } from "node:fs";
import Ajv from "ajv";
import { contentNames, dataFileName, schemas } from "../../../src/build/content/schema";
import { subjects } from "../../../src/build/content/schema/subjects";
import type { EditorSettings } from "../../../src/build/editor/bundleEditor";
import { editorConfig, HELP_FIELD } from "../../../src/editor/config";
import { formFields } from "../../../src/editor/formFields";

import { fixtureData } from "../../support/unit/dataCopy";

const repository = { name: "owner/lobby", branch: "live", saveAs: "commits" } as const;
const configOf = (saved: EditorSettings["repository"], siteName = "Bubble Hall") =>
  editorConfig(
    { siteName, folderName: "lobby", repository: saved },
    "https://lobby.test/admin/logo.svg",
  );

const local = configOf(null);
const published = configOf(repository);

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
  it.each([
    ["the folder on this computer", local],
    ["a repository with commits", published],
    ["a repository with pull requests", configOf({ ...repository, saveAs: "pullRequests" })],
  ])("is valid for %s", (_where, config) => {
    expect(mistakesIn(config)).toEqual([]);
  });

  it("would be refused with a setting that the editor does not know, or without fields", () => {
    const [form, ...others] = local.singletons ?? [];
    const withForm = (changed: object) => ({ ...local, singletons: [changed, ...others] });
    expect(mistakesIn(withForm({ ...form }))).toEqual([]);
    expect(mistakesIn(withForm({ ...form, fields: undefined }))).not.toEqual([]);
    expect(mistakesIn({ ...local, editor: { previews: true } })).not.toEqual([]);
  });

  it("has one form for each data file, in the order of the subjects", () => {
    const forms = (local.singletons ?? []) as { name: string; label: string; file: string }[];
    expect(forms.map(({ name }) => name)).toEqual(Object.keys(subjects));
    expect(forms.map(({ name }) => name).sort()).toEqual([...contentNames].sort());
    for (const { name, label, file } of forms) {
      const contentName = name as (typeof contentNames)[number];
      expect(label).toBe(subjects[contentName].title);
      expect(file).toBe(`data/${dataFileName(name)}`);
      expect(existsSync(`${fixtureData}/${dataFileName(name)}`)).toBe(true);
    }
  });

  it("has a title of its own for each form, and the path of a page", () => {
    const titles = Object.values(subjects).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { page } of Object.values(subjects)) expect(page).toMatch(/^\/([a-z]*)(#[a-z-]+)?$/);
  });

  it.each(contentNames)(
    "has the list of placeholders, then the fields of the schema, for %s",
    (name) => {
      const form = local.singletons?.find((one) => "name" in one && one.name === name);
      const { fields, format } = form as { fields: { name: string }[]; format: string };
      expect(fields[0]).toMatchObject({ name: HELP_FIELD, widget: HELP_FIELD, required: false });
      expect(fields.slice(1)).toEqual(formFields(schemas[name]));
      expect(format).toBe(name);
    },
  );

  it("saves in the branch of the repository", () => {
    expect(published.backend).toMatchObject({
      name: "github",
      repo: "owner/lobby",
      branch: "live",
    });
  });

  it("names no repository of GitHub and no branch for the folder on this computer", () => {
    expect(local.backend).toMatchObject({ repo: "local/lobby" });
    expect(local.backend).not.toHaveProperty("branch");
  });

  it("makes pull requests only if the data say so", () => {
    expect(local.publish_mode).toBe("simple");
    expect(published.publish_mode).toBe("simple");
    expect(configOf({ ...repository, saveAs: "pullRequests" }).publish_mode).toBe(
      "editorial_workflow",
    );
  });

  it("shows the page beside the form only in develop, where the page follows a save", () => {
    expect(local.editor).toEqual({ preview: true });
    expect(published.editor).toEqual({ preview: false });
  });

  it("has the site's name and drawing", () => {
    expect(configOf(null, "Tea & Dice")).toMatchObject({
      app_title: "Tea & Dice",
      logo: { src: "https://lobby.test/admin/logo.svg" },
    });
  });

  it("loads no other configuration, and offers no photos of other sites", () => {
    expect(published.load_config_file).toBe(false);
    expect(published.media_libraries).toMatchObject({ stock_assets: { providers: [] } });
  });
});
