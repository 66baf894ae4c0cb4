import { parseDataFile } from "../../../../../src/build/content/check/dataFile";

const problemsOf = (text: string) =>
  parseDataFile("data/a.json", Buffer.from(text)).problems.map(
    ({ place, message }) => `${place?.line}:${place?.column} ${message}`,
  );

describe("the message about a syntax error", () => {
  it.each([
    ["a missing colon", '{\n  "a" 1\n}', '2:7 a colon is missing after "a". Add it.'],
    ["a missing name", '{\n  "a": 1,\n  : 2\n}', "3:3 found : where a field should begin. "],
    ["a missing value", '{\n  "a": \n}', "2:6 there is no value after this colon. "],
    ["an unclosed block", '{\n  "a": 1\n', "2:9 the file ends before a block is closed. "],
    ["an unclosed list", '[\n  "a"\n', "2:6 the file ends before a list is closed. "],
    ["text after the end", '{ "a": 1 }\n }', "2:2 the file's block ends before this. "],
    ["an unclosed text", '{\n  "a": "b\n}', '2:8 this text has no quotation mark (") at its end. '],
    ["an incomplete number", '{\n  "a": 7.\n}', "2:8 this number is not complete. "],
    [
      "a number with several commas",
      '{ "a": 1.000,50 }',
      "1:8 there is a comma inside this number. ",
    ],
    ["a backslash", '{ "a": "\\x" }', "1:8 this text has a backslash (\\) with no meaning. "],
    ["a broken escape", '{ "a": "\\u00" }', "1:8 this text has a backslash (\\) with no meaning. "],
    ["a tab inside a text", '{ "a": "\t" }', "1:8 this text has a tab or another invisible char"],
    ["a comment", '{\n  // why\n  "a": 1\n}', "2:3 a data file cannot contain comments. "],
    ["an unquoted word", '{\n  "a": yes\n}', "2:8 the word yes has no quotation marks. "],
    [
      "an unquoted word on a new line",
      '{ "a": "b"\nyes }',
      "2:1 the word yes has no quotation marks. ",
    ],
    [
      "a capital letter in true",
      '{ "a": True }',
      "1:8 True has capital letters. Write true instead.",
    ],
    [
      "a quotation mark inside a text",
      '{ "a": "b "c" d" }',
      "1:11 this quotation mark, before c, ends the",
    ],
    [
      "a quotation mark before a number inside a text",
      '{ "a": "b "8 Ball" d" }',
      "1:11 this quotation mark, before 8, ends the text. ",
    ],
    [
      "a quotation mark before a sign inside a text",
      '{ "a": "b "{c}" d" }',
      "1:11 this quotation mark, before {, ends the text. ",
    ],
    [
      "two quotation marks inside a text",
      '{ "a": "b ""c"" d" }',
      '1:11 this quotation mark, before ", ends the text. ',
    ],
    [
      "a non-breaking space",
      '{\n\u00a0\u00a0"a": 1\n}',
      "2:1 this looks like a space, but is another character",
    ],
    [
      "an invisible character",
      '{ "a": 1\u200b }',
      "1:9 this looks like a space, but is another character",
    ],
    [
      "an unclosed list before a field without a comma",
      '{ "a": [1\n"b": 2 }',
      "1:10 the list before this field is not closed. Add ] and a comma.",
    ],
    ["a misplaced sign", '{ "a": = }', "1:8 found = where it does not belong. "],
    ["a missing list entry", '{ "a": [,1] }', "1:9 found , where it does not belong. "],
    ["a curly quotation mark", '{\n  "a": “b”\n}', "2:8 “ is not a straight quotation mark. "],
    ["a single quotation mark", "{ \"a\": 'b' }", "1:8 ' is not a straight quotation mark. "],
    [
      "a comma after the last field",
      '{\n  "a": 1 ,\n}',
      "2:10 there is a comma after the last entry. ",
    ],
    [
      "a comma after the last item",
      "[\n  1,\n  2,\n]",
      "3:4 there is a comma after the last entry. ",
    ],
    ["two commas", '{\n  "a": 1,,\n  "b": 2\n}', "2:9 there are two commas here. "],
    ["a missing comma", '{\n  "a": 1  \n  "b": 2\n}', "2:9 a comma is missing after 1. Add it."],
    [
      "a missing comma after a text",
      '["a, \\"b\\"" "c"]',
      '1:12 a comma is missing after "a, \\"b\\"". ',
    ],
    ["a missing comma after a block", '[{ "a": 1 } 2]', "1:12 a comma is missing after }. "],
    ["a block that ends as a list", '[{ "a": 1 ]', "1:10 the block before this ] is not closed. "],
    ["a list that ends as a block", '{ "a": [1 }', "1:10 the list before this } is not closed. "],
    [
      "an unclosed list before a field",
      '{ "a": [1,\n"b": 2 }',
      "2:4 the list before this field is not closed",
    ],
    [
      "an unclosed block in a list",
      '[{ "a": 1,\n{ "a": 2 }]',
      "2:1 the block before this { has no }, ",
    ],
    [
      "a file that ends after a comma",
      '{ "a": 1,\n',
      "1:10 found the end of the file where a field ",
    ],
  ])("names the place of %s and what to do", (_what, text, message) => {
    expect(problemsOf(text)[0]).toContain(message);
  });

  it.each([
    ["an unclosed list", '{ "a": ["b",\n"c": 1,\n"d": 2\n}'],
    ["an unclosed list at the end of a block", '{ "a": { "b": [1\n}\n}, "c": 2\n}'],
    ["non-breaking spaces", '{\n\u00a0"a": 1,\n\u00a0"b": 2\n}'],
  ])("does not mention what follows from %s", (_what, text) => {
    expect(problemsOf(text)).toHaveLength(1);
  });
});
