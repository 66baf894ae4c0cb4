import { parseDataFile } from "../../../../../src/build/content/check/dataFile";

const problemsOf = (text: string) =>
  parseDataFile("data/a.json", Buffer.from(text)).problems.map(
    ({ place, message }) => `${place?.line}:${place?.column} ${message}`,
  );

describe("the message about a syntax error", () => {
  it.each([
    [
      "a missing comma",
      '{\n  "a": 1\n  "b": 2\n}',
      '2:8 a comma or a closing bracket is missing before "b"',
    ],
    [
      "a missing closing bracket",
      '{ "a": [1 }',
      "1:9 a comma or a closing bracket is missing before }",
    ],
    [
      "a time without quotation marks",
      '{ "a": 02:00 }',
      "1:8 a comma or a closing bracket is missing before 2",
    ],
    ["a missing colon", '{ "a" 1 }', "1:5 a colon is missing before 1"],
    ["a comma after the last field", '{\n  "a": 1,\n}', "2:9 found } where a field "],
    [
      "a file that ends after a comma",
      '{ "a": 1,\n',
      "1:9 found the end of the file where a field ",
    ],
    ["a comma after the last entry", "[\n  1,\n]", "2:4 found ] where a text, a number"],
    ["an unclosed block", '{\n  "a": 1\n', "2:8 the file ends before a block is closed"],
    ["an unclosed list", '[\n  "a"\n', "2:5 the file ends before a list is closed"],
    ["a bracket after the end", '{ "a": 1 }\n }', "2:2 the file's block ends before this"],
    [
      "RM in a number",
      '{ "a": RM8 }',
      "1:8 RM8 is not a number, and not between straight quotation marks",
    ],
    ["curly quotation marks", '{ "a": “b” }', "1:8 “b” is not a number, and not between straight"],
    ["a quotation mark inside a text", '{ "a": "b "c" d" }', "1:12 c is not a number"],
    ["an unclosed text", '{\n  "a": "b\n}', '2:8 this text has no quotation mark (") at its end'],
    ["an incomplete number", '{ "a": 7. }', "1:8 this number is not complete"],
    ["a backslash", '{ "a": "\\x" }', "1:8 this text has a backslash (\\) with no meaning"],
    ["a broken escape", '{ "a": "\\u00" }', "1:8 this text has a backslash (\\) with no meaning"],
    ["a tab inside a text", '{ "a": "\t" }', "1:8 there is a tab or another invisible character"],
    [
      "a non-breaking space",
      '{\n\u00a0\u00a0"a": 1\n}',
      "2:1 there is a tab or another invisible character",
    ],
    [
      "an invisible character",
      '{ "a": 1\u200b }',
      "1:9 there is a tab or another invisible character",
    ],
    ["a comment", '{\n  // why\n  "a": 1\n}', "2:3 a data file cannot contain comments"],
    ["an unclosed comment", '{ "a": 1 } /* why', "1:12 a data file cannot contain comments"],
  ])("names the place of %s, what was found and what to do", (_what, text, message) => {
    expect(problemsOf(text)[0]).toContain(message);
  });

  it.each(["8,50", "1,000", "1.000,50"])("says that %s needs a point for its comma", (number) => {
    const [message] = problemsOf(`{ "a": ${number}, "b": 1 }`);
    expect(message).toContain("or write a number with a point: 7.50");
  });

  it("is about the first mistake only, because the next ones may follow from it", () => {
    expect(problemsOf('{ "a": ["b",\n"c": 1,\n"d": x\n}')).toHaveLength(1);
  });
});
