import { daysOfWeek, daysPattern, weekdayOf } from "../../../../src/domain/time/dates";

describe("daysPattern and daysOfWeek", () => {
  it.each([
    ["Monday-Sunday", 7],
    ["Tuesday-Saturday", 5],
    ["Friday-Monday", 4],
    ["Monday, Wednesday-Thursday, Sunday", 4],
    ["Friday", 1],
  ])("read %s as %i days", (days, count) => {
    expect(daysPattern.test(days)).toBe(true);
    expect(daysOfWeek(days)).toHaveLength(count);
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
