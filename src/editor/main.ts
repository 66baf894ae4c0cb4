// First, because the form editor reads them when it is imported.
import "./preferences";
import CMS from "@sveltia/cms";
import { type ContentName, contentNames, dataFileName, schemas } from "../build/content/schema";
import { subjects } from "../build/content/schema/subjects";
import type { EditorSettings } from "../build/editor/bundleEditor";
import type { OtherFiles } from "../build/editor/otherFiles";
import { editorConfig } from "./config";
import { removeMessagesOnInput, showAtFields } from "./fieldMessages";
import { fromForm, HELP_FIELD } from "./fromForm";
import { currentFacts, mistakesOf, open, save } from "./savedContent";
import { readUploads } from "./uploads";

type Entry = { toJS: () => { path: string; data: Record<string, unknown> } };

declare global {
  // The form editor's copies of React functions. Elements of another React would not work.
  var h: (type: unknown, props: object | null, ...children: unknown[]) => unknown;
  var createClass: (component: object) => never;
}

const urlOf = (file: string) => new URL(file, import.meta.url).href;

const load = async <Json>(file: string): Promise<Json> =>
  (await fetch(urlOf(file), { cache: "no-store" })).json();

const settings = await load<EditorSettings>("settings.json");

/** What the open form holds at the moment. */
let formValue: Record<string, unknown> = {};

for (const name of contentNames) {
  CMS.registerCustomFormat(name, "json", {
    fromFile: (text) => open(name, text),
    toFile: (value) => save(name, value),
  });
  CMS.registerPreviewTemplate(name, pageBeside(subjects[name].page));
}

CMS.registerFieldType(
  HELP_FIELD,
  createClass({
    render(this: { props: { entry?: Entry } }) {
      formValue = this.props.entry?.toJS().data ?? {};
      return placeholderList();
    },
  }),
);

CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const { path, data } = (entry as unknown as Entry).toJS();
    const name = contentNames.find((other) => path === `data/${dataFileName(other)}`);
    if (name) await refuseMistakes(name, data);
  },
});

removeMessagesOnInput();
document.documentElement.classList.toggle("is-local", settings.repository === null);
await CMS.init({ config: editorConfig(settings, urlOf("logo.svg")) });

/** @throws if the save would make a mistake, so that nothing is written. */
async function refuseMistakes(name: ContentName, data: unknown): Promise<void> {
  const { pictures, staticPaths } = await load<OtherFiles>("files.json");
  const uploads = await readUploads(fromForm(schemas[name], data), formValue);
  const problems = await mistakesOf(name, data, {
    pictures: { ...pictures, ...uploads },
    staticPaths,
  });
  const file = `data/${dataFileName(name)}`;
  await showAtFields(problems.filter((problem) => problem.file === file));
  if (problems.length === 0) return;
  const messages = problems.map((problem) =>
    problem.file === file ? problem.message : `${problem.file}: ${problem.message}`,
  );
  throw new Error("saving_failed", { cause: new Error(messages.join("\n")) });
}

function placeholderList() {
  const rows = Object.entries(currentFacts()).map(([name, value]) =>
    h("tr", { key: name }, h("td", null, h("code", null, `{${name}}`)), h("td", null, value)),
  );
  return h(
    "details",
    { className: "placeholder-list" },
    h("summary", null, "Write one of these in a text, and the text follows when the fact changes"),
    h("table", null, h("tbody", null, ...rows)),
  );
}

function pageBeside(path: string) {
  return () =>
    h("iframe", {
      src: path,
      title: "The page",
      style: { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 },
    }) as never;
}
