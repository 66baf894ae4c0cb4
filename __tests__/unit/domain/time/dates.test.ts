import {
  daysOfWeek,
  daysPattern,
  formatDate,
  formatDateWithYear,
  formatDays,
  weekdayOf,
} from "../../../../src/domain/time/dates";

describe("daysPattern, daysOfWeek and formatDays", () => {
  it.each([
    ["Monday-Sunday", 7],
    ["Tuesday-Saturday", 5],
    ["Friday-Monday", 4],
    ["Tuesday-Thursday, Saturday", 4],
    ["Monday, Wednesday, Friday", 3],
    ["Friday", 1],
  ])("read and write %s as %i days", (days, count) => {
    expect(daysPattern.test(days)).toBe(true);
    expect(daysOfWeek(days)).toHaveLength(count);
    expect(formatDays(daysOfWeek(days))).toBe(days);
  });

  it("return each day once, in the order of the week", () => {
    expect(daysOfWeek("Sunday, Friday-Monday")).toEqual(["Monday", "Friday", "Saturday", "Sunday"]);
  });

  it.each(["Daily", "Mon-Sun", "monday", "Monday to Sunday", "Monday,Tuesday", "Monday-", ""])(
    "reject %j",
    (days) => expect(daysPattern.test(days)).toBe(false),
  );
});

describe("weekdayOf", () => {
  it.each([
    ["2026-11-20", "Friday"],
    ["2026-11-22", "Sunday"],
    ["2027-03-01", "Monday"],
  ])("says that %s is a %s", (date, day) => {
    expect(weekdayOf(date)).toBe(day);
  });
});

it("dates have the English names of the months, and a year if it is wanted", () => {
  const month = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
  for (let number = 1; number <= 12; number += 1) {
    const date = `2027-${String(number).padStart(2, "0")}-09`;
    expect(formatDate(date)).toBe(`9 ${month.format(new Date(date))}`);
  }
  expect(formatDateWithYear("2027-01-02")).toBe("2 January 2027");
});
