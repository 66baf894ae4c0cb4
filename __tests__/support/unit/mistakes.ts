import { formatProblem, type Problem } from "../../../src/build/content/check/problem";
import { checkData } from "../../../src/build/content/loadContent";
import { type ContentName, dataFileName } from "../../../src/build/content/schema";
import { applyChange, type Change } from "./change";
import { DataCopy } from "./dataCopy";

/** Checks a data folder, and returns one message per problem. */
export const messages = async (copy: DataCopy) =>
  (await checkData(copy.folder)).problems.map(formatProblem);

/** A mistake in a data file, and a part of the message that reports it. */
// biome-ignore lint/suspicious/noExplicitAny: a test may give a draft any shape.
type Mistake = [what: string, name: ContentName, change: Change<any>, expected: string];

// biome-ignore lint/suspicious/noExplicitAny: a test may give a draft any shape.
type ValidChange = [what: string, name: ContentName, change: Change<any>];

export function itAccepts(changes: ValidChange[]): void {
  it.each(changes)("accepts %s", async (_what, name, change) => {
    const { problems, warnings } = await checkChange(name, change);
    expect([...problems, ...warnings]).toEqual([]);
  });
}

/** Declares one test per mistake: its message names file, line and column, and is not repeated. */
export function itReports(mistakes: Mistake[]): void {
  it.each(mistakes)("reports %s", async (_what, name, change, expected) => {
    expectOneMessage((await checkChange(name, change)).problems, name, expected);
  });
}

/** Declares one test per value that a field refuses, in whatever words. */
export function itRefuses(values: [name: ContentName, field: string, value: unknown][]): void {
  it.each(values)("refuses in %s as %s: %j", async (name, field, value) => {
    expectOneMessage((await checkChange(name, { [field]: value })).problems, name, ` ${field}: `);
  });
}

/** Declares one test per value that is allowed, but probably not meant. */
export function itWarnsAbout(mistakes: Mistake[]): void {
  it.each(mistakes)("warns about %s", async (_what, name, change, expected) => {
    const { problems, warnings } = await checkChange(name, change);
    expect(problems).toEqual([]);
    expectOneMessage(warnings, name, expected);
  });
}

// biome-ignore lint/suspicious/noExplicitAny: a test may give a draft any shape.
async function checkChange(name: ContentName, change: Change<any>) {
  const copy = new DataCopy().change(dataFileName(name), (draft) => applyChange(draft, change));
  const checked = await checkData(copy.folder);
  copy.remove();
  return checked;
}

function expectOneMessage(problems: Problem[], name: ContentName, expected: string): void {
  const found = problems.map(formatProblem).filter((message) => message.includes(expected));
  expect(found[0]).toMatch(new RegExp(`^data/${dataFileName(name)}:\\d+:\\d+ `));
  expect(new Set(found).size).toBe(found.length);
}
