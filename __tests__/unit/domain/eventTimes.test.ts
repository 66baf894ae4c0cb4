import {
  calendarSheet,
  formatStart,
  formatTimes,
  lastEnd,
} from "../../../src/domain/time/eventTimes";
import { timeOf } from "../../../src/domain/time/venueTime";

const once = { starts: "2026-12-05 14:00", ends: "2026-12-05 18:00" };
const night = { starts: "2026-12-04 20:00", ends: "2026-12-05 02:00" };

it("the last end of events is that of the one that ends last, in any order", () => {
  const long = { ...night, ends: "2026-12-06 18:00" };
  expect(lastEnd([night, once])).toBe(timeOf(once.ends));
  expect(lastEnd([long, once])).toBe(timeOf(long.ends));
  expect(lastEnd([])).toBe(0);
});

it.each([
  [
    once,
    "Saturday 5 December, 2:00\u00A0PM",
    "Saturday 5 December 2026, 2:00\u00A0PM–6:00\u00A0PM",
  ],
  [night, "Friday 4 December, 8:00\u00A0PM", "Friday 4 December 2026, 8:00\u00A0PM–2:00\u00A0AM"],
  [
    { ...once, ends: "2026-12-06 18:00" },
    "Saturday 5 December, 2:00\u00A0PM",
    "Saturday 5 December 2026, 2:00\u00A0PM to Sunday 6 December 2026, 6:00\u00A0PM",
  ],
])("the event %j is announced for %s, and is %s", (event, start, times) => {
  expect(formatStart(event)).toBe(start);
  expect(formatTimes(event)).toBe(times);
});

it("a calendar sheet has the day of the week, the day and the month", () => {
  expect(calendarSheet(once.starts)).toEqual({ weekday: "Sat", day: 5, month: "Dec" });
});
