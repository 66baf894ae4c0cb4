import { comingEvents, type EventTimes } from "../../../src/domain/comingEvents/comingEvents";
import {
  calendarSheet,
  formatStart,
  formatTimes,
} from "../../../src/domain/comingEvents/eventTimes";
import { timeOf } from "../../../src/domain/time/venueTime";

const once: EventTimes = { starts: "2026-12-05 14:00", ends: "2026-12-05 18:00" };
const night: EventTimes = { starts: "2026-12-04 20:00", ends: "2026-12-05 02:00" };

const startsAt = (now: string, ...events: EventTimes[]) =>
  comingEvents(events, timeOf(now)).map(({ starts }) => starts);

describe("the coming events", () => {
  it("contain an event until the minute in which it ends", () => {
    expect(startsAt("2026-01-01 00:00", once)).toEqual(["2026-12-05 14:00"]);
    expect(startsAt("2026-12-05 17:59", once)).toEqual(["2026-12-05 14:00"]);
    expect(startsAt("2026-12-05 18:00", once)).toEqual([]);
  });

  it("are in the order of their starts, also those that have begun", () => {
    const later = { starts: "2027-01-05 10:00", ends: "2027-01-05 12:00" };
    expect(startsAt("2026-12-05 01:00", later, once, night)).toEqual([
      "2026-12-04 20:00",
      "2026-12-05 14:00",
      "2027-01-05 10:00",
    ]);
  });
});

it.each([
  [once, "Saturday 5 December, 2:00 PM", "Saturday 5 December 2026, 2:00 PM–6:00 PM"],
  [night, "Friday 4 December, 8:00 PM", "Friday 4 December 2026, 8:00 PM–2:00 AM"],
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
