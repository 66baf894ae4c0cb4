import {
  type DataFile,
  duplicateKeys,
  parseDataFile,
  placeOf,
  placeOfKey,
} from "../../../../../src/build/content/check/dataFile";

const read = (content: string | Buffer) => parseDataFile("data/a.json", Buffer.from(content));
const dataOf = (text: string) => read(text).data as DataFile;

describe("parseDataFile", () => {
  it("returns the value and the text", () => {
    const { data, problems } = read(' { "a": [1, "ä"] }\n');
    expect(problems).toEqual([]);
    expect(data).toMatchObject({ file: "data/a.json", value: { a: [1, "ä"] } });
    expect(data?.text).toBe(' { "a": [1, "ä"] }\n');
  });

  it.each([
    [
      "a letter in another encoding",
      Buffer.from('{\n "a": "caf\xe9"\n}', "latin1"),
      { line: 2, column: 11 },
      "this letter is not saved as UTF-8",
    ],
    ["a byte order mark", '\uFEFF{ "a": 1 }', { line: 1, column: 1 }, 'saved as "UTF-8 with BOM"'],
    ["no content", "", { line: 1, column: 1 }, "the file is empty"],
    ["empty lines only", " \n\t\n", { line: 1, column: 1 }, "the file is empty"],
    [
      "too many brackets",
      "[".repeat(20_000) + "]".repeat(20_000),
      { line: 1, column: 1 },
      "the file cannot be read (",
    ],
  ])("refuses a file with %s", (_what, content, place, message) => {
    expect(read(content)).toEqual({
      data: null,
      problems: [{ file: "data/a.json", place, message: expect.stringContaining(message) }],
    });
  });
});

describe("the place of a value", () => {
  const data = dataOf('{\r\n  "a": {\r  "b": [10,\n    20] } }');

  it.each([
    ["where the value begins, with any kind of line ending", ["a", "b", 1], { line: 4, column: 5 }],
    ["where the block begins, if the value is missing", ["a", "c", "d"], { line: 2, column: 8 }],
    ["the beginning of the file, if a top-level field is missing", ["c"], { line: 1, column: 1 }],
  ])("is %s", (_what, path, place) => {
    expect(placeOf(data, path)).toEqual(place);
  });

  it("differs from the place of the field's name", () => {
    expect(placeOfKey(data, ["a", "b"])).toEqual({ line: 3, column: 3 });
  });
});

describe("a field that a block has twice", () => {
  const linesOf = (text: string) =>
    duplicateKeys(dataOf(text)).map(({ file, place, message }) => {
      expect(file).toBe("data/a.json");
      return [place?.line, Number(message.match(/on line (\d+)/)?.[1])];
    });

  it.each([
    ["at the top level", '{\n"a": 1,\n"b": 2,\n"a": 3\n}', [[4, 2]]],
    ["in a block inside a list", '{ "a": [\n{ "b": 1,\n"b": 2 }\n] }', [[3, 2]]],
    [
      "three times",
      '{\n"a": 1,\n"a": 2,\n"a": 3\n}',
      [
        [3, 2],
        [4, 2],
      ],
    ],
    ["not in two different blocks", '{\n"a": { "a": 1 },\n"b": [{ "a": 1 }, { "a": 2 }]\n}', []],
    ["not in list entries that are equal", '{ "a": ["b", "b"] }', []],
  ])("is found %s", (_what, text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });
});
