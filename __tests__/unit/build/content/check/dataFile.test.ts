import {
  type DataFile,
  duplicateKeys,
  parseDataFile,
  placeOf,
  placeOfKey,
} from "../../../../../src/build/content/check/dataFile";
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

const read = (content: string | Buffer) => parseDataFile("data/a.json", Buffer.from(content));
const dataOf = (text: string) => read(text).data as DataFile;

describe("the bytes of a data file", () => {
  it("are read with the value and the text", () => {
    const { data, problems } = read(' { "a": [1, "ä"] }\n');
    expect(problems).toEqual([]);
    expect(data).toMatchObject({ file: "data/a.json", value: { a: [1, "ä"] } });
    expect(data?.text).toBe(' { "a": [1, "ä"] }\n');
  });

  it.each([
    [
      "letters in another encoding, at the first of them",
      Buffer.from('{\n "a": "caf\xe9"\n}', "latin1"),
      { line: 2, column: 11 },
      'with the encoding "UTF-8"',
    ],
    ["a byte order mark", '\uFEFF{ "a": 1 }', { line: 1, column: 1 }, 'not as "UTF-8 with BOM"'],
    ["nothing", "", { line: 1, column: 1 }, "found nothing"],
    ["nothing but empty lines", " \n\t\n", { line: 1, column: 1 }, "found nothing"],
    [
      "more brackets than can be read",
      "[".repeat(20_000) + "]".repeat(20_000),
      { line: 1, column: 1 },
      "cannot be read: ",
    ],
  ])("are refused with %s", (_what, content, place, message) => {
    expect(read(content)).toEqual({
      data: null,
      problems: [{ file: "data/a.json", place, message: expect.stringContaining(message) }],
    });
  });

  it("are told of one mistake a line, and of three at most", () => {
    const lines = (text: string) => read(text).problems.map(({ place }) => place?.line);
    expect(lines('[\n"a" "b" "c",\n"d" "e"\n]')).toEqual([2, 3]);
    expect(lines("[\nx,\nx,\nx,\nx,\nx\n]")).toEqual([2, 3, 4]);
  });
});

describe("the place of a value", () => {
  const data = dataOf('{\r\n  "a": {\r  "b": [10,\n    20] } }');

  it.each([
    ["where it begins, whatever ends the lines", ["a", "b", 1], { line: 4, column: 5 }],
    ["that of the block that should hold it", ["a", "c", "d"], { line: 2, column: 8 }],
    [
      "the beginning of the file for a field of its own that is missing",
      ["c"],
      { line: 1, column: 1 },
    ],
  ])("is %s", (_what, path, place) => {
    expect(placeOf(data, path)).toEqual(place);
  });

  it("is not that of its name", () => {
    expect(placeOfKey(data, ["a", "b"])).toEqual({ line: 3, column: 3 });
  });
});

describe("a field's name that stands twice", () => {
  const linesOf = (text: string) =>
    duplicateKeys(dataOf(text)).map(({ file, place, message }) => {
      expect(file).toBe("data/a.json");
      return [place?.line, Number(message.match(/on line (\d+)/)?.[1])];
    });

  it.each([
    ["in the file itself", '{\n"a": 1,\n"b": 2,\n"a": 3\n}', [[4, 2]]],
    ["in a block in a list", '{ "a": [\n{ "b": 1,\n"b": 2 }\n] }', [[3, 2]]],
    [
      "at its second and its third place",
      '{\n"a": 1,\n"a": 2,\n"a": 3\n}',
      [
        [3, 2],
        [4, 2],
      ],
    ],
    [
      "not where it is that of two blocks",
      '{\n"a": { "a": 1 },\n"b": [{ "a": 1 }, { "a": 2 }]\n}',
      [],
    ],
    ["not where an item is equal", '{ "a": ["b", "b"] }', []],
  ])("is found %s", (_what, text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });
});
