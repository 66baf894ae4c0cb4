import { formatOpeningRange, formatOpeningRangeShort } from "../../../../src/domain/time/hours";

describe("the format of opening hours", () => {
  it.each([
    ["00:00", "02:00", "12:00 AM-2:00 AM", "12 AM-2 AM"],
    ["00:30", "12:00", "12:30 AM-12:00 PM", "12:30 AM-12 PM"],
    ["10:00", "23:59", "10:00 AM-11:59 PM", "10 AM-11:59 PM"],
  ])("writes %s to %s as %s, or %s for short", (opens, closes, long, short) => {
    expect(formatOpeningRange({ opens, closes })).toBe(long);
    expect(formatOpeningRangeShort({ opens, closes })).toBe(short);
  });
});
