import { momentOf, timeOf } from "../../../../src/domain/events/venueTime";

describe("a moment at the venue", () => {
  it("is eight hours ahead of UTC, on every day of the year", () => {
    expect(timeOf("2026-12-05 14:00")).toBe(Date.parse("2026-12-05T06:00:00Z"));
    expect(timeOf("2026-07-01 00:30")).toBe(Date.parse("2026-06-30T16:30:00Z"));
  });

  it("does not depend on the visitor's time zone, also when clocks change there", () => {
    // London, 28 March 2027, and New York, 14 March 2027.
    for (const moment of ["2027-03-28 09:00", "2027-03-14 15:30"]) {
      expect(momentOf(timeOf(moment))).toBe(moment);
    }
  });
});
