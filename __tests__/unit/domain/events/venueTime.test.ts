import {
  formatPeriod,
  formatStart,
  momentOf,
  timeOf,
} from "../../../../src/domain/events/venueTime";

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

describe("a period", () => {
  const format = (starts: string, ends: string, now = "2026-11-23 12:00") =>
    formatPeriod(timeOf(starts), timeOf(ends), timeOf(now)).replace(/\u00a0/g, " ");

  it("has one date if it ends in the same night", () => {
    expect(format("2026-12-05 14:00", "2026-12-05 18:00")).toBe("Sat 5 Dec, 2:00 PM-6:00 PM");
    expect(format("2026-12-05 20:00", "2026-12-06 02:00")).toBe("Sat 5 Dec, 8:00 PM-2:00 AM");
  });

  it("has two dates if it is longer", () => {
    expect(format("2026-12-05 14:00", "2026-12-06 18:00")).toBe(
      "Sat 5 Dec, 2:00 PM to Sun 6 Dec, 6:00 PM",
    );
  });

  it("has a year if it is not this year's", () => {
    expect(format("2027-01-02 14:00", "2027-01-02 18:00")).toBe("Sat 2 Jan 2027, 2:00 PM-6:00 PM");
    expect(format("2027-01-02 14:00", "2027-01-02 18:00", "2027-01-01 00:00")).toBe(
      "Sat 2 Jan, 2:00 PM-6:00 PM",
    );
  });

  it("has no line break within a time of day", () => {
    expect(formatStart(timeOf("2026-12-05 14:00"), timeOf("2026-11-23 12:00"))).toBe(
      "Sat 5 Dec, 2:00\u00a0PM",
    );
  });
});
