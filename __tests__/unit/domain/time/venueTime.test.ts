import { momentOf, timeOf } from "../../../../src/domain/time/venueTime";

it("a moment at the venue is eight hours ahead of UTC, on every day of the year", () => {
  expect(timeOf("2026-12-05 14:00")).toBe(Date.parse("2026-12-05T06:00:00Z"));
  expect(timeOf("2026-07-01 00:30")).toBe(Date.parse("2026-06-30T16:30:00Z"));
  expect(momentOf(timeOf("2026-07-01 00:30"))).toBe("2026-07-01 00:30");
});
