import { parseDataFile, placeOf } from "../../../../src/content/check/dataFile";

describe("the place of a value", () => {
  const text = '{\r\n  "a": {\r\t"b": [10,\n    20] } }';
  const { data } = parseDataFile("data/a.json", text);
  if (!data) throw new Error("The text is not JSON.");

  it.each([
    ["where the value begins, with any kind of line ending", ["a", "b", 1], { line: 4, column: 5 }],
    ["where the block begins, if the value is missing", ["a", "c", "d"], { line: 2, column: 8 }],
    ["the beginning of the file, if a top-level field is missing", ["c"], { line: 1, column: 1 }],
  ])("is %s", (_what, path, place) => {
    expect(placeOf(data, path)).toEqual(place);
  });
});
