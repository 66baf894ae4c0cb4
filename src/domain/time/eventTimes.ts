import { formatDate, formatDateWithYear, months, weekdayOf } from "./dates";
import { formatTime, formatTimeRange } from "./hours";
import { timeOf } from "./venueTime";

/** Moments such as `2026-12-05 14:00`. */
type EventTimes = { readonly starts: string; readonly ends: string };

/** Longer than a night, the end needs a date. In ms. */
const LONG = 18 * 60 * 60_000;

/** The mark on an event that has begun. */
export const ON_NOW = "On now";

/** Returns when the last of these events ends, in ms since 1970, or 0 if there is none. */
export const lastEnd = (events: readonly EventTimes[]) =>
  Math.max(0, ...events.map(({ ends }) => timeOf(ends)));

/** `Saturday 5 December, 2:00 PM`. */
export function formatStart({ starts }: EventTimes): string {
  const [date, time] = parts(starts);
  return `${weekdayOf(date)} ${formatDate(date)}, ${formatTime(time)}`;
}

/**
 * `Saturday 5 December 2026, 2:00 PM–6:00 PM`, or `Saturday 5 December 2026, 2:00 PM to Sunday 6 December 2026, 6:00 PM`.
 */
export function formatTimes({ starts, ends }: EventTimes): string {
  const [date, opens] = parts(starts);
  const [lastDate, closes] = parts(ends);
  if (timeOf(ends) - timeOf(starts) > LONG) {
    return `${withWeekday(date)}, ${formatTime(opens)} to ${withWeekday(lastDate)}, ${formatTime(closes)}`;
  }
  return `${withWeekday(date)}, ${formatTimeRange({ opens, closes })}`;
}

/** The parts of a calendar sheet: `Sat`, `5` and `Dec`. */
export function calendarSheet(moment: string) {
  const [date] = parts(moment);
  const [, month = 1, day = 1] = date.split("-").map(Number);
  return {
    weekday: weekdayOf(date).slice(0, 3),
    day,
    month: months[month - 1]?.slice(0, 3),
  };
}

const withWeekday = (date: string) => `${weekdayOf(date)} ${formatDateWithYear(date)}`;

function parts(moment: string): [date: string, time: string] {
  return [moment.slice(0, 10), moment.slice(11)];
}
