import { parseDataFile } from "../../../../../src/build/content/check/dataFile";

const problemsOf = (text: string) =>
  parseDataFile("data/a.json", Buffer.from(text)).problems.map(
    ({ place, message }) => `${place?.line}:${place?.column} ${message}`,
  );

describe("the message about a sign that is wrong", () => {
  it.each([
    ["a colon too few", '{\n  "a" 1\n}', "2:7 expected a colon"],
    ["a name too few", '{\n  "a": 1,\n  : 2\n}', "3:3 expected the name of a field"],
    ["a value too few", '{\n  "a": \n}', "3:1 expected a value"],
    ["a brace that is not closed", '{\n  "a": 1\n', "2:9 expected a } that closes"],
    ["a bracket that is not closed", '[\n  "a"\n', "2:6 expected a ] that closes"],
    ["text after the end", '{ "a": 1 }\n }', "2:2 expected the end of the file"],
    ["a text that does not end", '{\n  "a": "b\n}', '2:8 expected a quote (")'],
    ["a number with a lost point", '{\n  "a": 7.\n}', "2:8 expected a number such as"],
    ["a backslash that means nothing", '{ "a": "\\x" }', "1:8 found a backslash"],
    ["a broken unicode escape", '{ "a": "\\u00" }', "1:8 found a backslash"],
    ["a tab inside a text", '{ "a": "\t" }', "1:8 found an invisible character"],
    ["a comment", '{\n  // why\n  "a": 1\n}', "2:3 found a comment"],
    ["a word without quotes", '{\n  "a": yes\n}', "2:8 found something that cannot stand here"],
    ["a curly quote", '{\n  "a": “b”\n}', "2:8 found the curly quote “"],
    [
      "a comma after the last field",
      '{\n  "a": 1 ,\n}',
      "2:10 found a comma after the last entry, before }",
    ],
    [
      "a comma after the last item",
      "[\n  1,\n  2,\n]",
      "3:4 found a comma after the last entry, before ]",
    ],
    ["a comma too few", '{\n  "a": 1  \n  "b": 2\n}', "2:9 expected a comma between two entries"],
  ])("%s stands where it is", (_what, text, message) => {
    expect(problemsOf(text)[0]).toContain(message);
  });
});
