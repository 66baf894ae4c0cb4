import { formatDate, formatDateWithYear, months, weekdayOf } from "../time/dates";
import { formatTime, formatTimeRange } from "../time/hours";
import { timeOf } from "../time/venueTime";
import type { EventTimes } from "./comingEvents";

/** Longer than a night, the end needs a date. In ms. */
const LONG = 18 * 60 * 60_000;

/** The mark on an event that has begun. */
export const ON_NOW = "On now";

/** `Every Friday, 8:00 PM`, or `Saturday 5 December, 2:00 PM`. */
export function formatStart({ starts, weeklyUntil }: EventTimes): string {
  const [date, time] = parts(starts);
  const day = weeklyUntil ? `Every ${weekdayOf(date)}` : `${weekdayOf(date)} ${formatDate(date)}`;
  return `${day}, ${formatTime(time)}`;
}

/**
 * `Every Friday, 8:00 PM–11:00 PM`, `Saturday 5 December 2026, 2:00 PM–6:00 PM`, or
 * `Saturday 5 December 2026, 2:00 PM to Sunday 6 December 2026, 6:00 PM`.
 */
export function formatTimes({ starts, ends, weeklyUntil }: EventTimes): string {
  const [date, opens] = parts(starts);
  const [lastDate, closes] = parts(ends);
  const day = weeklyUntil ? `Every ${weekdayOf(date)}` : withWeekday(date);
  if (timeOf(ends) - timeOf(starts) > LONG) {
    const lastDay = weeklyUntil ? weekdayOf(lastDate) : withWeekday(lastDate);
    return `${day}, ${formatTime(opens)} to ${lastDay}, ${formatTime(closes)}`;
  }
  return `${day}, ${formatTimeRange({ opens, closes })}`;
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
