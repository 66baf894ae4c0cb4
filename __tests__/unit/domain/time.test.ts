import {
  daysOfWeek,
  daysPattern,
  formatDate,
  formatDateWithYear,
  formatDays,
  weekdayOf,
} from "../../../src/domain/time/dates";
import {
  formatHoursOfDays,
  formatOpeningRange,
  formatOpeningRangeShort,
  hoursByDays,
} from "../../../src/domain/time/hours";
import { timeOf } from "../../../src/domain/time/venueTime";

it("a moment at the venue is eight hours ahead of UTC, on every day of the year", () => {
  expect(timeOf("2026-12-05 14:00")).toBe(Date.parse("2026-12-05T06:00:00Z"));
  expect(timeOf("2026-07-01 00:30")).toBe(Date.parse("2026-06-30T16:30:00Z"));
});

describe("days of the week", () => {
  it.each([
    ["Monday-Sunday", 7],
    ["Tuesday-Saturday", 5],
    ["Friday-Monday", 4],
    ["Tuesday-Thursday, Saturday", 4],
    ["Monday, Wednesday, Friday", 3],
    ["Friday", 1],
  ])("are read and written as %s", (days, count) => {
    expect(daysPattern.test(days)).toBe(true);
    expect(daysOfWeek(days)).toHaveLength(count);
    expect(formatDays(daysOfWeek(days))).toBe(days);
  });

  it("are read once each, in the order of the week", () => {
    expect(daysOfWeek("Sunday, Friday-Monday")).toEqual(["Monday", "Friday", "Saturday", "Sunday"]);
  });

  it.each(["Daily", "Mon-Sun", "monday", "Monday to Sunday", "Monday,Tuesday", "Monday-", ""])(
    "cannot be %j",
    (days) => expect(daysPattern.test(days)).toBe(false),
  );
});

it("dates have the English names of days and months, and a year if it is wanted", () => {
  const dates = ["2026-11-20", "2026-11-22", "2027-03-01"];
  expect(dates.map(weekdayOf)).toEqual(["Friday", "Sunday", "Monday"]);
  const month = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
  for (let number = 1; number <= 12; number += 1) {
    const date = `2027-${String(number).padStart(2, "0")}-09`;
    expect(formatDate(date)).toBe(`9 ${month.format(new Date(date))}`);
  }
  expect(formatDateWithYear("2027-01-02")).toBe("2 January 2027");
});

describe("opening hours", () => {
  it.each([
    ["00:00", "02:00", "12:00\u00A0AM-2:00\u00A0AM", "12\u00A0AM–2\u00A0AM"],
    ["00:30", "12:00", "12:30\u00A0AM-12:00\u00A0PM", "12:30\u00A0AM–12\u00A0PM"],
    ["10:00", "23:59", "10:00\u00A0AM-11:59\u00A0PM", "10\u00A0AM–11:59\u00A0PM"],
    ["00:00", "00:00", "24 hours", "24 hours"],
  ])("from %s to %s are %s, or %s for short", (opens, closes, long, short) => {
    expect(formatOpeningRange({ opens, closes })).toBe(long);
    expect(formatOpeningRangeShort({ opens, closes })).toBe(short);
  });

  it("are listed with their days, as written, or those that are left first if some have others", () => {
    const hours = { days: "Tuesday, Wednesday-Sunday", opens: "10:00", closes: "22:00" };
    const listed = (all: Parameters<typeof hoursByDays>[0]) =>
      hoursByDays(all).map((each) => formatHoursOfDays(each));
    expect(listed(hours)).toEqual(["Tuesday, Wednesday-Sunday 10:00\u00A0AM-10:00\u00A0PM"]);
    const otherHours = [
      { weekdays: ["Saturday", "Friday"], opens: "10:00", closes: "04:00" },
      { weekdays: ["Wednesday"], opens: "12:00", closes: "22:00" },
    ];
    expect(listed({ ...hours, otherHours })).toEqual([
      "Tuesday, Thursday, Sunday 10:00\u00A0AM-10:00\u00A0PM",
      "Friday-Saturday 10:00\u00A0AM-4:00\u00A0AM",
      "Wednesday 12:00\u00A0PM-10:00\u00A0PM",
    ]);
  });
});
