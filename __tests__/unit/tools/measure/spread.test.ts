import { formatSpread, spreadOf } from "../../../../tools/measure/spread";

describe("the spread of a measurement's rounds", () => {
  it.each([
    ["an odd number of rounds", [3, 1, 20], { median: 3, min: 1, max: 20 }],
    ["an even number of rounds", [4, 1, 2, 20], { median: 3, min: 1, max: 20 }],
    ["one round", [7], { median: 7, min: 7, max: 7 }],
  ])("is right for %s", (_what, values, spread) => {
    expect(spreadOf(values)).toEqual(spread);
  });

  it.each([
    ["times", [1234.4, 1000.2, 1500.9], "1234 (1000–1501)"],
    ["ratios", [1.234, 1, 1.5], "1.23 (1–1.50)"],
    ["equal values", [5, 5, 5], "5"],
  ])("is short for %s", (_what, values, text) => {
    expect(formatSpread(spreadOf(values))).toBe(text);
  });
});
