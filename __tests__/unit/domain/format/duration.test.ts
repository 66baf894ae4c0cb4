import { formatFreeHours, formatHours } from "../../../../src/domain/format/duration";

it.each([
  [0.5, "half an hour"],
  [1, "1 hour"],
  [1.5, "1.5 hours"],
  [3, "3 hours"],
])('formatHours writes %d as "%s"', (hours, words) => {
  expect(formatHours(hours)).toBe(words);
});

it("formatFreeHours distinguishes singular and plural", () => {
  expect(formatFreeHours(1)).toBe("1 free hour");
  expect(formatFreeHours(2)).toBe("2 free hours");
});
