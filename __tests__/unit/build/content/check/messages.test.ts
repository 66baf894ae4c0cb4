import { duplicateKeys, parseDataFile } from "../../../../../src/build/content/check/dataFile";
import { formatProblem } from "../../../../../src/build/content/check/problem";
import { messagesAbout, messagesAboutChange } from "../../../../support/unit/checkChange";
import { DataCopy } from "../../../../support/unit/dataCopy";
import { brokenFiles } from "../../../../support/unit/mistakes/brokenFiles";
import { brokenRules } from "../../../../support/unit/mistakes/brokenRules";
import { brokenTexts } from "../../../../support/unit/mistakes/brokenTexts";
import { wrongValues } from "../../../../support/unit/mistakes/wrongValues";

// The snapshot lists mistakes, each with its messages. To accept a change, run `npx jest messages -u`.
expect.addSnapshotSerializer({
  test: (value) => typeof value === "string",
  serialize: (value) => value,
});

type Entry = readonly [mistake: string, messages: string[]];

function expectList(entries: Entry[]) {
  const silent = entries.filter(([, messages]) => messages.length === 0);
  expect(silent).toEqual([]);
  const lines = entries.flatMap(([mistake, messages]) => [
    mistake,
    ...messages.map((message) => `  ${message}`),
  ]);
  expect(lines.join("\n")).toMatchSnapshot();
}

function messagesAboutText(text: string | Buffer): string[] {
  const { data, problems } = parseDataFile("data/a.json", Buffer.from(text));
  return (data ? duplicateKeys(data) : problems).map(formatProblem);
}

describe("the check says where each mistake is and what to do:", () => {
  const parts = Object.entries({ ...wrongValues, ...brokenRules });

  it.each(parts)("%s", (_part, mistakes) => {
    expectList(
      Object.entries(mistakes).map(
        ([mistake, change]) => [mistake, messagesAboutChange(change)] as const,
      ),
    );
  });

  it("Texts that are not JSON", () => {
    expectList(
      Object.entries(brokenTexts).map(
        ([mistake, text]) => [mistake, messagesAboutText(text)] as const,
      ),
    );
  });

  it("Files and photos", async () => {
    const entries: Entry[] = [];
    for (const [mistake, make] of Object.entries(brokenFiles)) {
      const copy = new DataCopy();
      await make(copy);
      entries.push([mistake, await messagesAbout(copy)]);
      copy.remove();
    }
    expectList(entries);
  });
});
