import { formatHours } from "../../../../src/domain/format/duration";

it.each([
  [0.5, "half an hour"],
  [1, "1 hour"],
  [1.5, "1.5 hours"],
  [3, "3 hours"],
])("%d in words is %s", (hours, words) => {
  expect(formatHours(hours)).toBe(words);
});
