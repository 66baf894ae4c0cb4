import type { RegularHours } from "../../../src/domain/time/hours";
import { endOf, openState, type SpecialDay } from "../../../src/domain/time/openState";
import { formatOpenState } from "../../../src/domain/time/openStateText";
import { timeOf } from "../../../src/domain/time/venueTime";

const regularHours = { days: "Monday-Sunday", opens: "12:00", closes: "02:00" };
const weekend = { ...regularHours, days: "Saturday-Sunday" };
const untilMidnight = { ...regularHours, opens: "10:00", closes: "00:00" };
const allDay = { ...regularHours, opens: "00:00", closes: "00:00" };
const lateNights = {
  ...regularHours,
  otherHours: [{ weekdays: ["Saturday", "Friday"], opens: "12:00", closes: "04:00" }],
};

const closedOn = (date: string): SpecialDay => ({ date, opens: null, closes: null });

const allDayOn = (...dates: string[]): SpecialDay[] =>
  dates.map((date) => ({ date, opens: "00:00", closes: "00:00" }));

/** 20 November 2026 is a Friday. */
const closed = closedOn("2026-11-20");
const afternoon = { date: "2026-11-20", opens: "14:00", closes: "18:00" };
const newYear = { date: "2026-12-31", opens: "18:00", closes: "05:00" };
const shortSaturday = { date: "2026-11-28", opens: "12:00", closes: "01:00" };

/** From 20 November on. */
const closedFor = (count: number) =>
  Array.from({ length: count }, (_, day) =>
    closedOn(new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10)),
  );

describe("openState", () => {
  it.each<[moment: string, text: string | null, ...special: SpecialDay[]]>([
    ["2026-11-20 11:59", "Opens at 12:00 PM, in 1 min"],
    ["2026-11-20 12:00", "Open until 2:00 AM"],
    ["2026-11-20 23:59", "Open until 2:00 AM"],
    ["2026-11-20 00:00", "Open until 2:00 AM"],
    ["2026-11-20 01:59", "Open until 2:00 AM"],
    ["2026-11-20 02:00", "Opens at 12:00 PM, in 10 h"],
    ["2026-11-20 08:40", "Opens at 12:00 PM, in 3 h 20 min"],
    // The hours of the day before still apply.
    ["2026-11-20 01:00", "Open until 2:00 AM", closed],
    ["2026-11-20 12:00", "Opens 21 November at 12:00 PM", closed],
    ["2026-11-20 15:00", "Opens at 12:00 PM, in 21 h", closed],
    ["2026-11-20 15:00", "Opens at 12:00 PM, in 21 h", { ...afternoon, closes: null }],
    ["2026-11-20 15:00", "Opens at 12:00 PM, in 21 h", { ...afternoon, opens: null }],
    ["2026-11-21 00:31", "Opens at 12:00 PM, in 11 h 29 min", closed],
    ["2026-12-31 13:00", "Opens at 6:00 PM, in 5 h", newYear],
    ["2027-01-01 04:59", "Open until 5:00 AM", newYear],
    ["2027-01-01 05:00", "Opens at 12:00 PM, in 7 h", newYear],
    ["2026-11-20 15:00", "Opens 19 January at 12:00 PM", ...closedFor(60)],
    ["2026-11-20 15:00", null, ...closedFor(61)],
    ["2026-11-20 15:00", "Open 24 hours", ...allDayOn("2026-11-20", "2026-11-21", "2026-11-22")],
  ])("at %s is: %s", (moment, text, ...special) => {
    const state = openState(timeOf(moment), regularHours, special);
    expect(state && formatOpenState(state).replaceAll("\u00a0", " ")).toBe(text);
  });

  it.each<[RegularHours, moment: string, state: object, ...special: SpecialDay[]]>([
    [weekend, "2026-11-20 15:00", { isOpen: false, date: "2026-11-21" }],
    [weekend, "2026-11-23 01:00", { isOpen: true }],
    [weekend, "2026-11-20 15:00", { isOpen: true }, afternoon],
    [untilMidnight, "2026-11-20 23:59", { isOpen: true, closes: "00:00" }],
    [untilMidnight, "2026-11-21 00:00", { isOpen: false }],
    [allDay, "2026-11-20 23:59", { isOpen: true, closes: null }],
    [allDay, "2026-11-21 00:00", { isOpen: true, closes: null }],
    // From Saturday on, it is closed.
    [{ ...allDay, days: "Monday-Friday" }, "2026-11-19 13:00", { isOpen: true, closes: null }],
    [{ ...allDay, days: "Monday-Friday" }, "2026-11-20 00:00", { isOpen: true, closes: "00:00" }],
    [
      allDay,
      "2026-11-19 19:00",
      { isOpen: true, closes: "18:00" },
      { ...afternoon, opens: "00:00" },
    ],
    [lateNights, "2026-11-20 02:00", { isOpen: false }],
    [lateNights, "2026-11-20 23:59", { isOpen: true, closes: "04:00" }],
    [lateNights, "2026-11-21 03:59", { isOpen: true, closes: "04:00" }],
    [lateNights, "2026-11-21 04:00", { isOpen: false }],
    [lateNights, "2026-11-22 03:59", { isOpen: true, closes: "04:00" }],
    [lateNights, "2026-11-23 01:59", { isOpen: true, closes: "02:00" }],
    [lateNights, "2026-11-23 02:00", { isOpen: false }],
    // The special day does not change the night before.
    [lateNights, "2026-11-28 03:59", { isOpen: true, closes: "04:00" }, shortSaturday],
    [lateNights, "2026-11-29 01:00", { isOpen: false }, shortSaturday],
  ])("with the hours %j at %s is %j", (hours, moment, state, ...special) => {
    expect(openState(timeOf(moment), hours, special)).toMatchObject(state);
  });
});

it.each([
  ["without hours", null, null, regularHours, "2027-02-07 02:00"],
  ["that closes early", "12:00", "20:00", regularHours, "2027-02-07 02:00"],
  ["that closes late", "12:00", "05:00", regularHours, "2027-02-07 05:00"],
  ["that otherwise closes late", null, null, lateNights, "2027-02-07 04:00"],
  ["of early days", "12:00", "20:00", { ...regularHours, closes: "22:00" }, "2027-02-06 22:00"],
])(
  "a special day %s ends at its own or the regular closing time, the later one",
  (_kind, opens, closes, hours, end) => {
    const day = { date: "2027-02-06", opens, closes };
    expect(endOf(day, hours)).toBe(timeOf(end));
  },
);
