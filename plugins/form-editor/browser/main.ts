// First, because the form editor reads them when it is imported.
import "./preferences";
import CMS from "@sveltia/cms";
import type { Facts } from "../../../src/content/facts";
import { type Mistake, withVisibleCharacters } from "../../../src/content/mistake";
import {
  type ContentName,
  contentNames,
  contentTypes,
  dataFileName,
} from "../../../src/content/schema";
import type { DataFiles, EditorFiles } from "../node/projectFiles";
import { askBeforeLeaving } from "./askBeforeLeaving";
import { closeAfterWriting } from "./closeAfterWriting";
import { editorConfig, HELP_FIELD } from "./config";
import { factsIn, mistakesOf } from "./formCheck";
import { labelOf } from "./formFields";
import { fromForm } from "./fromForm";
import { refuse } from "./refuse";
import { readUploads } from "./uploads";

type Entry = { toJS: () => { data: Record<string, unknown> } };

declare global {
  // The form editor's copies of React functions. Elements of another React would not work.
  var h: (type: unknown, props: object | null, ...children: unknown[]) => unknown;
  var createClass: (component: object) => never;
}

const project = await loadFiles().catch((error) => {
  document.body.textContent = error.cause?.message ?? error;
  throw error;
});

/** The values of the data files, as they were last read or saved. */
const files: DataFiles = {};

/** What each form may replace: what it has read, and what it has tried to save since. The disk may have been full. */
const replaceable: Partial<Record<ContentName, unknown[]>> = {};

/** The photos that the package knows. It would overwrite others without asking. */
const knownPhotos = new Set(Object.keys(project.pictures));

/** What the open form holds at the moment. */
let formValue: Record<string, unknown> = {};

for (const name of contentNames) {
  CMS.registerCustomFormat(name, "json", {
    fromFile: (text) => {
      files[name] = JSON.parse(text);
      replaceable[name] = [files[name]];
      return files[name];
    },
    // Runs before a save. An error ends it.
    toFile: async (form) => {
      const value = fromForm(contentTypes[name].schema, form);
      await refuseMistakes(name, value);
      replaceable[name] = [files[name], value];
      files[name] = value;
      return JSON.stringify(value, null, 2);
    },
  });
  CMS.registerPreviewTemplate(name, pageBeside(contentTypes[name].page));
}

CMS.registerFieldType(
  HELP_FIELD,
  createClass({
    // Only when a form is opened, because this takes too long for each letter that somebody types.
    getInitialState: () => factsIn(files),
    render(this: { props: { entry?: Entry }; state: Facts }) {
      formValue = this.props.entry?.toJS().data ?? {};
      return placeholderList(this.state);
    },
  }),
);

const isLocal = project.repository === null;
document.documentElement.classList.toggle("is-local", isLocal);
// Not in browsers that cannot open a folder, which lack the function that it changes.
if (isLocal && "showDirectoryPicker" in window) closeAfterWriting();
askBeforeLeaving();
await CMS.init({ config: editorConfig(project) });

/** @throws with a message for the editor, if the server cannot read the files of the project. */
async function loadFiles(): Promise<EditorFiles> {
  const response = await fetch(new URL("files.json", import.meta.url), { cache: "no-store" });
  const answer = await response.json();
  if (!response.ok) refuse([answer.message]);
  return answer;
}

function nameOf(path: string): ContentName | undefined {
  return contentNames.find((name) => path === `data/${dataFileName(name)}`);
}

/** @throws if the save would make a mistake. */
async function refuseMistakes(name: ContentName, value: unknown): Promise<void> {
  const { pictures, staticPaths, onDisk } = await loadFiles();
  // The package notices changes on GitHub, but not on this computer.
  if (onDisk && !replaceable[name]?.some((known) => isSame(known, onDisk[name]))) {
    refuse([`Somebody has changed this file outside the form. ${MAKE_AGAIN}`]);
  }
  Object.assign(files, onDisk);
  const uploads = await readUploads({ [name]: value }, formValue);
  const overwritten = Object.keys(uploads).find(
    (file) => file in pictures && !knownPhotos.has(file),
  );
  if (overwritten) {
    refuse([`Somebody has added another photo with the name ${overwritten}. ${MAKE_AGAIN}`]);
  }
  const mistakes = await mistakesOf(name, value, files, {
    pictures: { ...pictures, ...uploads },
    staticPaths,
  });
  const isHere = ({ file }: Mistake) => nameOf(file) === name;
  const elsewhere = mistakes.filter((mistake) => !isHere(mistake)).map(inForm);
  if (elsewhere.length > 0) elsewhere.unshift(OTHER_FORMS);
  if (mistakes.length > 0) refuse([...mistakes.filter(isHere).map(inForm), ...elsewhere]);
  for (const file of Object.keys(uploads)) knownPhotos.add(file);
}

const MAKE_AGAIN = "Note your change, reload this page, and make it again.";

/** Before the mistakes in other forms. */
const OTHER_FORMS =
  "This change does not fit other forms. Change them first, then make this change again:";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Formats a mistake with the words of the form: `Prices › Rates › 2 › Member: …` */
function inForm({ file, field = "", message }: Mistake): string {
  const name = nameOf(file);
  const steps = field.match(/[^.[\]]+/g) ?? [];
  const labels = steps.map((step) => (/^\d/.test(step) ? Number(step) + 1 : labelOf(step)));
  const place = [name ? contentTypes[name].title : file, ...labels].join(" › ");
  return `${place}: ${withVisibleCharacters(message)}`;
}

function placeholderList(facts: Facts) {
  const rows = Object.entries(facts).map(([name, value]) =>
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
