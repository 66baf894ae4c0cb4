import { formatTime, formatTimeShort } from "../../../../src/domain/openingHours/format";

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
});
