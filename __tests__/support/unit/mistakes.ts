import { formatProblem } from "../../../src/build/content/check/problem";
import { checkData } from "../../../src/build/content/loadContent";
import type { ContentName } from "../../../src/build/content/schema";
import { applyChange, type Change } from "./change";
import { DataCopy } from "./dataCopy";

/** What the check says of a data folder, a line a problem. */
export const messages = async (copy: DataCopy) =>
  (await checkData(copy.folder, true)).problems.map(formatProblem);

/** What an editor does wrong, in which file, and what the message about it contains. */
// biome-ignore lint/suspicious/noExplicitAny: a draft may be turned into anything.
type Mistake = [what: string, name: ContentName, change: Change<any>, expected: string];

/** What an editor may do: the check says nothing about it. */
// biome-ignore lint/suspicious/noExplicitAny: a draft may be turned into anything.
type Right = [what: string, name: ContentName, change: Change<any>];

/** Declares a test a change that is right. */
export function itAccepts(changes: Right[]): void {
  it.each(changes)("accepts %s", async (_what, name, change) => {
    const copy = new DataCopy().change(`${name}.json`, (draft) => applyChange(draft, change));
    const found = await messages(copy);
    copy.remove();
    expect(found).toEqual([]);
  });
}

/** Declares a test a mistake: the message names file, line and column, and comes once. */
export function itTellsOf(mistakes: Mistake[]): void {
  it.each(mistakes)("tells of %s", async (_what, name, change, expected) => {
    const copy = new DataCopy().change(`${name}.json`, (draft) => applyChange(draft, change));
    const found = (await messages(copy)).filter((message) => message.includes(expected));
    copy.remove();
    expect(found[0]).toMatch(new RegExp(`^data/${name}\\.json:\\d+:\\d+ `));
    expect(new Set(found).size).toBe(found.length);
  });
}
