import {
  byPlace,
  formatProblem,
  formatValue,
  type Problem,
} from "../../../../../src/build/content/check/problem";

describe("a problem, in one line", () => {
  const message = "expected a number";
  it.each<[Problem, string]>([
    [{ file: "data/a.json", message }, "data/a.json: expected a number"],
    [
      { file: "data/a.json", place: { line: 3, column: 7 }, message },
      "data/a.json:3:7: expected a number",
    ],
    [
      { file: "data/a.json", place: { line: 3, column: 7 }, field: "rates[1]", message },
      "data/a.json:3:7 rates[1]: expected a number",
    ],
  ])("%j", (problem, line) => {
    expect(formatProblem(problem)).toBe(line);
  });

  it("comes after those of earlier files, lines and columns, and those without a line", () => {
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
  ])("%j is told as %s", (value, words) => {
    expect(formatValue(value)).toBe(words);
  });

  it("is cut in its middle where it is longer than that", () => {
    expect(formatValue(`start ${"x".repeat(53)}`)).toMatch(/^"start x{43}…x{4}"$/);
  });
});
