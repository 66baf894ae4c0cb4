import {
  formatOpeningRange,
  formatOpeningRangeShort,
  formatTime,
  formatTimeShort,
} from "../../../../src/domain/openingHours/format";

describe("the format of opening hours", () => {
  it.each([
    ["00:00", "12:00 AM", "12 AM"],
    ["00:30", "12:30 AM", "12:30 AM"],
    ["02:00", "2:00 AM", "2 AM"],
    ["12:00", "12:00 PM", "12 PM"],
    ["23:59", "11:59 PM", "11:59 PM"],
  ])("writes %s as %s, or %s for short", (time, long, short) => {
    expect(formatTime(time)).toBe(long);
    expect(formatTimeShort(time)).toBe(short);
  });

  it("writes a range past midnight as specified", () => {
    const hours = { opens: "12:00", closes: "02:00" };
    expect(formatOpeningRange(hours)).toBe("12:00 PM-2:00 AM");
    expect(formatOpeningRangeShort(hours)).toBe("12 PM-2 AM");
  });
});
