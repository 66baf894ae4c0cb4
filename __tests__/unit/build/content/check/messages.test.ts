import {
  messagesAbout,
  messagesAboutChange,
  messagesAboutText,
} from "../../../../support/unit/checkChange";
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

/** Expects the list of mistakes with the messages that the check has for each. */
async function expectMessages<Mistake>(
  mistakes: Record<string, Mistake>,
  messagesOf: (mistake: Mistake) => string[] | Promise<string[]>,
) {
  const lines: string[] = [];
  for (const [what, mistake] of Object.entries(mistakes)) {
    const messages = await messagesOf(mistake);
    expect({ what, messages }).not.toEqual({ what, messages: [] });
    lines.push(what, ...messages.map((message) => `  ${message}`));
  }
  expect(lines.join("\n")).toMatchSnapshot();
}

describe("the check says where each mistake is and what to do:", () => {
  it.each(Object.entries({ ...wrongValues, ...brokenRules }))("%s", (_part, mistakes) =>
    expectMessages(mistakes, messagesAboutChange),
  );

  it("Texts that are not JSON", () => expectMessages(brokenTexts, messagesAboutText));

  it("Files and photos", () =>
    expectMessages(brokenFiles, async (make) => {
      const copy = new DataCopy();
      await make(copy);
      const messages = await messagesAbout(copy);
      copy.remove();
      return messages;
    }));
});
