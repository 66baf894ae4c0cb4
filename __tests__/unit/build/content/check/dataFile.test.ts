import { DataCopy } from "../../../../support/unit/dataCopy";
import { messages } from "../../../../support/unit/mistakes";

let copy: DataCopy;
beforeEach(() => {
  copy = new DataCopy();
});
afterEach(() => copy.remove());

describe("the text of a data file", () => {
  it.each([
    [
      "a missing comma",
      /"heading": "[^"]*",/,
      (line: string) => line.slice(0, -1),
      "expected a comma between two entries",
    ],
    [
      "a trailing comma",
      /"icon": "\w+"/,
      (line: string) => `${line},`,
      "found a comma after the last entry, before }",
    ],
    [
      "a missing quote",
      /"heading": "[^"]*"/,
      (line: string) => line.slice(0, -1),
      "expected a quote",
    ],
    ["curly quotes", /"heading": "[^"]*"/, () => '"heading": “Hello”', "found the curly quote “"],
    ["a comment", /"heading"/, () => '// new\n"heading"', "found a comment"],
    ["a name without quotes", /"heading"/, () => "heading", "line"],
  ])("names the line of %s", async (_what, found, broken, expected) => {
    const [before = ""] = copy.text("faq.json").match(found) ?? [];
    const line = copy.text("faq.json").split(before)[0]?.split("\n").length;
    copy.edit("faq.json", before, broken(before));
    const [first] = await messages(copy);
    expect(first).toMatch(new RegExp(`^data/faq\\.json:${line}:\\d+: `));
    expect(first).toContain(expected);
  });

  it("tells of a field that stands twice, of which JSON keeps the last without a word", async () => {
    copy.edit("home.json", '"headline"', '"headline": "Hello",\n"headline"');
    const line = (copy.text("home.json").split('"headline"')[0] as string).split("\n").length;
    expect(await messages(copy)).toEqual([
      `data/home.json:${line + 1}:1: "headline" stands twice in this block, first on line ${line}. Remove one of them.`,
    ]);
  });
});
