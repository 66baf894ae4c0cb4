import { daysOfWeek, daysPattern, weekdayOf } from "../../../../src/domain/openingHours/daysOfWeek";

describe("the days in words", () => {
  it.each([
    ["Monday-Sunday", 7],
    ["Tuesday-Saturday", 5],
    ["Friday-Monday", 4],
    ["Monday, Wednesday-Thursday, Sunday", 4],
    ["Friday", 1],
  ])("%s are %i days", (days, count) => {
    expect(daysPattern.test(days)).toBe(true);
    expect(daysOfWeek(days)).toHaveLength(count);
  });

  it("come in the order of the week, each once", () => {
    expect(daysOfWeek("Sunday, Friday-Monday")).toEqual(["Monday", "Friday", "Saturday", "Sunday"]);
  });

  it.each(["Daily", "Mon-Sun", "monday", "Monday to Sunday", "Monday,Tuesday", "Monday-", ""])(
    "are not read from %j",
    (days) => expect(daysPattern.test(days)).toBe(false),
  );
});

describe("the day of a date", () => {
  it.each([
    ["2026-11-20", "Friday"],
    ["2026-11-22", "Sunday"],
    ["2027-03-01", "Monday"],
  ])("%s is a %s", (date, day) => {
    expect(weekdayOf(date)).toBe(day);
  });
});
