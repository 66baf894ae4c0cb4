import {
  comingEvents,
  type EventTimes,
  endOf,
} from "../../../src/domain/comingEvents/comingEvents";
import {
  calendarSheet,
  formatStart,
  formatTimes,
} from "../../../src/domain/comingEvents/eventTimes";
import { momentOf, timeOf } from "../../../src/domain/time/venueTime";

const once: EventTimes = { starts: "2026-12-05 14:00", ends: "2026-12-05 18:00" };
const weekly: EventTimes = { ...once, weeklyUntil: "2026-12-19" };
const night: EventTimes = { starts: "2026-12-04 20:00", ends: "2026-12-05 02:00" };
const nights: EventTimes = { ...night, weeklyUntil: "2026-12-11" };

const startsAt = (now: string, ...events: EventTimes[]) =>
  comingEvents(events, timeOf(now)).map(({ starts }) => starts);

describe("the coming events", () => {
  it("contain a single event until the minute in which it ends", () => {
    expect(startsAt("2026-01-01 00:00", once)).toEqual(["2026-12-05 14:00"]);
    expect(startsAt("2026-12-05 17:59", once)).toEqual(["2026-12-05 14:00"]);
    expect(startsAt("2026-12-05 18:00", once)).toEqual([]);
  });

  it("contain a weekly event at its next date, up to and including its last day", () => {
    expect(startsAt("2026-11-01 00:00", weekly)).toEqual(["2026-12-05 14:00"]);
    expect(startsAt("2026-12-05 18:00", weekly)).toEqual(["2026-12-12 14:00"]);
    expect(startsAt("2026-12-19 17:59", weekly)).toEqual(["2026-12-19 14:00"]);
    expect(startsAt("2026-12-19 18:00", weekly)).toEqual([]);
  });

  it("are the same if they are computed again later from the result", () => {
    const built = comingEvents([weekly], timeOf("2026-12-06 00:00"));
    expect(startsAt("2026-12-13 00:00", ...built)).toEqual(["2026-12-19 14:00"]);
    expect(built.map(endOf)).toEqual([endOf(weekly)]);
  });

  it("last as long as the first time, past midnight too", () => {
    const [next] = comingEvents([nights], timeOf("2026-12-05 02:00"));
    expect(next?.ends).toBe("2026-12-12 02:00");
    expect(momentOf(endOf(nights))).toBe("2026-12-12 02:00");
  });

  it("are in the order of their next dates, also those that have begun", () => {
    const later = { starts: "2027-01-05 10:00", ends: "2027-01-05 12:00" };
    const next = { starts: "2026-11-28 14:00", ends: "2026-11-28 18:00" };
    const events = [later, { ...next, weeklyUntil: "2026-12-12" }, night];
    expect(startsAt("2026-12-05 01:00", ...events)).toEqual([
      "2026-12-04 20:00",
      "2026-12-05 14:00",
      "2027-01-05 10:00",
    ]);
  });
});

it.each([
  [once, "Saturday 5 December, 2:00 PM", "Saturday 5 December 2026, 2:00 PM–6:00 PM"],
  [night, "Friday 4 December, 8:00 PM", "Friday 4 December 2026, 8:00 PM–2:00 AM"],
  [nights, "Every Friday, 8:00 PM", "Every Friday, 8:00 PM–2:00 AM"],
  [
    { ...nights, ends: "2026-12-06 18:00" },
    "Every Friday, 8:00 PM",
    "Every Friday, 8:00 PM to Sunday, 6:00 PM",
  ],
  [
    { ...once, ends: "2026-12-06 18:00" },
    "Saturday 5 December, 2:00 PM",
    "Saturday 5 December 2026, 2:00 PM to Sunday 6 December 2026, 6:00 PM",
  ],
])("the event %j is announced for %s, and is %s", (event, start, times) => {
  expect(formatStart(event)).toBe(start);
  expect(formatTimes(event)).toBe(times);
});

it("a calendar sheet has the day of the week, the day and the month", () => {
  expect(calendarSheet(once.starts)).toEqual({ weekday: "Sat", day: 5, month: "Dec" });
});
