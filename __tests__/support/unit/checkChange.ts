import { checkDataFiles } from "../../../src/content/check/checkDataFiles";
import { duplicateKeys, parseDataFile } from "../../../src/content/check/dataFile";
import { formatMistake, type Mistake } from "../../../src/content/mistake";
import { checkDataFolder } from "../../../src/content/node/checkDataFolder";
import { readDataFolder } from "../../../src/content/node/readDataFolder";
import { contentNames, dataFileName } from "../../../src/content/schema";
import { type Change, changedFiles, dataFiles, fixtureData } from "../fixture";

// biome-ignore lint/suspicious/noExplicitAny: a mistake may give the content any shape.
export type AnyChange = Change<any>;

type Found = { mistakes: Mistake[]; warnings: Mistake[] };

/** Returns one line per mistake and warning. */
const inWords = ({ mistakes, warnings }: Found) => [
  ...mistakes.map(formatMistake),
  ...warnings.map((warning) => `warning: ${formatMistake(warning)}`),
];

const folder = readDataFolder(fixtureData);

/** Checks the fixture's data files with a change. The photos are not opened. */
export function messagesAboutChange(change: AnyChange): string[] {
  const changed = changedFiles(change);
  const files = { ...folder.files };
  for (const name of contentNames) {
    const text = JSON.stringify(changed[name], null, 2);
    if (text === JSON.stringify(dataFiles[name], null, 2)) continue;
    const { data } = parseDataFile(`data/${dataFileName(name)}`, text);
    if (data) files[name] = data;
  }
  return inWords(checkDataFiles({ ...folder, files }));
}

/** Checks a data folder with its photos. */
export const messagesAbout = async (path: string) => inWords(await checkDataFolder(path));

/** Leaves out line and column, which change with any line of the fixture. */
export const withoutPlaces = (messages: string[]) =>
  messages.map((message) => message.replace(/(\.json):\d+:\d+/, "$1"));

/** Checks a text that may not be JSON. */
export function messagesAboutText(text: string): string[] {
  const { data, mistakes } = parseDataFile("data/a.json", text);
  return (data ? duplicateKeys(data) : mistakes).map(formatMistake);
}

expect.addSnapshotSerializer({
  test: (value) => typeof value === "string",
  serialize: (value) => value,
});

/** Expects that the check finds each mistake. The snapshot has the messages, in the order of the mistakes. */
export async function expectMessages<Mistake>(
  mistakes: Record<string, Mistake>,
  messagesOf: (mistake: Mistake) => string[] | Promise<string[]>,
) {
  const lines: string[] = [];
  for (const [what, mistake] of Object.entries(mistakes)) {
    const messages = await messagesOf(mistake);
    expect({ what, messages }).not.toEqual({ what, messages: [] });
    lines.push(...messages);
  }
  // To accept a change, run `npx jest content/check -u`.
  expect(lines.join("\n")).toMatchSnapshot();
}
