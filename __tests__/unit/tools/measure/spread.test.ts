import { formatSpread, spreadOf } from "../../../../tools/measure/spread";

it.each([
  ["times, with their median", [1234.4, 1000.2, 1500.9], "1234 (1000–1501)"],
  ["ratios", [1.234, 1, 1.5], "1.23 (1–1.50)"],
  ["an even number of rounds", [4, 1, 2, 20], "3 (1–20)"],
  ["equal values", [5, 5, 5], "5"],
])("the spread of a measurement's rounds is short for %s", (_what, values, text) => {
  expect(formatSpread(spreadOf(values))).toBe(text);
});
