// The snapshots list mistakes, each with its messages. To accept a change, run `npx jest content/check -u`.
expect.addSnapshotSerializer({
  test: (value) => typeof value === "string",
  serialize: (value) => value,
});

/** Expects the list of mistakes with the messages that the check has for each. */
export async function expectMessages<Mistake>(
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
