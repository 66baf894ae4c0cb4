import {
  byPlace,
  formatProblem,
  formatValue,
  type Problem,
} from "../../../../../src/build/content/check/problem";

describe("a formatted problem", () => {
  const message = "this is wrong";
  it.each<[Problem, string]>([
    [{ file: "data/a.json", message }, "data/a.json: this is wrong"],
    [
      { file: "data/a.json", place: { line: 3, column: 7 }, message },
      "data/a.json:3:7: this is wrong",
    ],
    [
      { file: "data/a.json", place: { line: 3, column: 7 }, field: "rates[1]", message },
      "data/a.json:3:7 rates[1]: this is wrong",
    ],
  ])("%j", (problem, line) => {
    expect(formatProblem(problem)).toBe(line);
  });

  it("is sorted by file, line and column, and first if it has no line", () => {
    const at = (file: string, line: number, column: number) => ({
      file,
      place: { line, column },
      message,
    });
    const sorted: Problem[] = [
      { file: "data/a.json", message },
      at("data/a.json", 1, 9),
      at("data/a.json", 2, 1),
      at("data/a.json", 2, 5),
      at("data/a.json", 10, 2),
      { file: "data/b.json", message },
      at("data/b.json", 1, 1),
    ];
    expect([...sorted].reverse().sort(byPlace)).toEqual(sorted);
    expect([...sorted.slice(3), ...sorted.slice(0, 3)].sort(byPlace)).toEqual(sorted);
  });
});

describe("a value in a message", () => {
  it.each([
    [null, "null"],
    [["a"], "a list in [ ]"],
    [{ a: 1 }, "a block in { }"],
    [7.5, "7.5"],
    ["RM6", '"RM6"'],
    ["x".repeat(58), `"${"x".repeat(58)}"`],
  ])("%j is written as %s", (value, words) => {
    expect(formatValue(value)).toBe(words);
  });

  it("is shortened in the middle if it is longer", () => {
    expect(formatValue(`start ${"x".repeat(53)}`)).toMatch(/^"start x{43}…x{4}"$/);
  });
});
