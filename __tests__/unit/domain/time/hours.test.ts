import {
  formatHoursOfDays,
  formatOpeningRange,
  formatOpeningRangeShort,
  hoursByDays,
} from "../../../../src/domain/time/hours";

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

it.each([
  ["as they are written if all have the same", [], ["Tuesday, Wednesday-Sunday 10:00 AM-10:00 PM"]],
  [
    "those that are left first if some have others",
    [
      { weekdays: ["Saturday", "Friday"], opens: "10:00", closes: "04:00" },
      { weekdays: ["Wednesday"], opens: "12:00", closes: "22:00" },
    ],
    [
      "Tuesday, Thursday, Sunday 10:00 AM-10:00 PM",
      "Friday-Saturday 10:00 AM-4:00 AM",
      "Wednesday 12:00 PM-10:00 PM",
    ],
  ],
])("hours are listed with their days: %s", (_what, otherHours, lines) => {
  const days = "Tuesday, Wednesday-Sunday";
  const listed = hoursByDays({ days, opens: "10:00", closes: "22:00", otherHours });
  expect(listed.map((hours) => formatHoursOfDays(hours))).toEqual(lines);
});
