import { isFinished, openState, type SpecialDay } from "../../../../src/domain/time/openState";

const regularHours = { days: "Monday-Sunday", opens: "12:00", closes: "02:00" };

const lateNights = [{ weekdays: ["Saturday", "Friday"], opens: "12:00", closes: "04:00" }];

/** A moment in the venue's time zone: Malaysia is eight hours ahead of UTC all year. */
const at = (local: string) => Date.parse(`${local}:00+08:00`);

const stateAt = (local: string, specialDays: SpecialDay[] = []) =>
  openState(at(local), regularHours, specialDays);

describe("openState, with hours from 12:00 to 02:00,", () => {
  it.each([
    ["11:59", { isOpen: false, opens: "12:00", date: "2026-11-20", minutesUntil: 1 }],
    ["12:00", { isOpen: true, closes: "02:00" }],
    ["23:59", { isOpen: true, closes: "02:00" }],
    ["00:00", { isOpen: true, closes: "02:00" }],
    ["01:59", { isOpen: true, closes: "02:00" }],
    ["02:00", { isOpen: false, opens: "12:00", date: "2026-11-20", minutesUntil: 600 }],
    ["08:40", { isOpen: false, opens: "12:00", date: "2026-11-20", minutesUntil: 200 }],
  ])("returns the right state at %s", (time, state) => {
    expect(stateAt(`2026-11-20T${time}`)).toEqual(state);
  });

  it("is closed on a special day without hours, and opens on the next ordinary day", () => {
    const closed = { date: "2026-11-20", opens: null, closes: null };
    expect(stateAt("2026-11-20T15:00", [closed])).toEqual({
      isOpen: false,
      opens: "12:00",
      date: "2026-11-21",
      minutesUntil: 21 * 60,
    });
    // At one in the morning, the hours of the day before still apply.
    expect(stateAt("2026-11-20T01:00", [closed])).toEqual({ isOpen: true, closes: "02:00" });
  });

  it("is closed on days of the week that are not listed, except on special days", () => {
    // 20 November 2026 is a Friday.
    const weekend = { ...regularHours, days: "Saturday-Sunday" };
    expect(openState(at("2026-11-20T15:00"), weekend, [])).toMatchObject({
      isOpen: false,
      date: "2026-11-21",
    });
    expect(openState(at("2026-11-23T01:00"), weekend, [])).toMatchObject({ isOpen: true });
    const special = { date: "2026-11-20", opens: "14:00", closes: "18:00" };
    expect(openState(at("2026-11-20T15:00"), weekend, [special])).toMatchObject({ isOpen: true });
  });

  it.each([
    ["Friday, before the usual closing", "2026-11-21T01:59", "04:00"],
    ["Friday, after the usual closing", "2026-11-21T03:59", "04:00"],
    ["Friday, at its closing", "2026-11-21T04:00", null],
    ["Saturday, in the last minute", "2026-11-22T03:59", "04:00"],
    ["Saturday, at its closing", "2026-11-22T04:00", null],
    ["Sunday, before the usual closing", "2026-11-23T01:59", "02:00"],
    ["Sunday, at the usual closing", "2026-11-23T02:00", null],
    ["Friday, before midnight", "2026-11-20T23:59", "04:00"],
    ["Thursday, at the usual closing", "2026-11-20T02:00", null],
    ["a special Saturday, at its closing", "2026-11-29T01:00", null],
    ["the Friday before it, whose night it does not change", "2026-11-28T03:59", "04:00"],
  ])("knows the other hours of Friday and Saturday in the night of %s", (_night, local, closes) => {
    const hours = { ...regularHours, otherHours: lateNights };
    const special = { date: "2026-11-28", opens: "12:00", closes: "01:00" };
    expect(openState(at(local), hours, [special])).toMatchObject(
      closes ? { isOpen: true, closes } : { isOpen: false, opens: "12:00" },
    );
  });

  it("uses the hours of a special day, also past midnight", () => {
    const late = { date: "2026-12-31", opens: "18:00", closes: "05:00" };
    expect(stateAt("2026-12-31T13:00", [late])).toMatchObject({
      opens: "18:00",
      minutesUntil: 300,
    });
    expect(stateAt("2027-01-01T04:59", [late])).toEqual({ isOpen: true, closes: "05:00" });
    expect(stateAt("2027-01-01T05:00", [late])).toMatchObject({ isOpen: false, opens: "12:00" });
  });

  it("closes at midnight if that is the closing time", () => {
    const hours = { ...regularHours, opens: "10:00", closes: "00:00" };
    expect(openState(at("2026-11-20T23:59"), hours, [])).toEqual({ isOpen: true, closes: "00:00" });
    expect(openState(at("2026-11-21T00:00"), hours, [])).toMatchObject({ isOpen: false });
  });

  it("is closed on a special day with only one time", () => {
    for (const times of [
      { opens: "14:00", closes: null },
      { opens: null, closes: "18:00" },
    ]) {
      const state = stateAt("2026-11-20T15:00", [{ date: "2026-11-20", ...times }]);
      expect(state).toMatchObject({ isOpen: false, date: "2026-11-21" });
    }
  });

  it.each([
    [60, { date: "2027-01-19" }],
    [61, null],
  ])("looks for the next opening after %i closed days", (count, state) => {
    const days = Array.from({ length: count }, (_, day) => ({
      date: new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10),
      opens: null,
      closes: null,
    }));
    const found = stateAt("2026-11-20T15:00", days);
    expect(found && { date: Object(found).date }).toEqual(state);
  });
});

describe("isFinished, with regular hours from 12:00 to 02:00,", () => {
  it.each([
    ["a closed day, before the regular closing", null, null, "01:59", false],
    ["a closed day, at the regular closing", null, null, "02:00", true],
    ["a day that closes early, before the regular closing", "12:00", "20:00", "01:59", false],
    ["a day that closes early, at the regular closing", "12:00", "20:00", "02:00", true],
    ["a day that closes late, before its own closing", "12:00", "05:00", "04:59", false],
    ["a day that closes late, at its own closing", "12:00", "05:00", "05:00", true],
  ])("knows about %s", (_when, opens, closes, time, expected) => {
    const day = { date: "2027-02-06", opens, closes };
    expect(isFinished(day, regularHours, at(`2027-02-07T${time}`))).toBe(expected);
  });

  it.each([
    ["03:59", false],
    ["04:00", true],
  ])("says at %s whether a Saturday has finished that closes then otherwise", (time, expected) => {
    const hours = { ...regularHours, otherHours: lateNights };
    const day = { date: "2027-02-06", opens: null, closes: null };
    expect(isFinished(day, hours, at(`2027-02-07T${time}`))).toBe(expected);
  });

  it.each([
    ["21:59", false],
    ["22:00", true],
  ])(
    "says at %s whether a day has finished if the regular hours end at 22:00",
    (time, expected) => {
      const early = { ...regularHours, closes: "22:00" };
      const day = { date: "2027-02-06", opens: "12:00", closes: "20:00" };
      expect(isFinished(day, early, at(`2027-02-06T${time}`))).toBe(expected);
    },
  );
});
