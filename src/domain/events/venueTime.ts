import { months, weekdayOf } from "../openingHours/daysOfWeek";
import { formatTime } from "../openingHours/format";
import { MALAYSIA_UTC_OFFSET } from "../openingHours/openState";

/** `2026-12-05 14:00` at the venue, in ms since 1970. */
export function timeOf(moment: string): number {
  return Date.parse(`${moment.replace(" ", "T")}Z`) - MALAYSIA_UTC_OFFSET;
}

/** The inverse of `timeOf`. */
export function momentOf(time: number): string {
  return new Date(time + MALAYSIA_UTC_OFFSET).toISOString().slice(0, 16).replace("T", " ");
}

/** `2026-12-05` becomes `Sat 5 Dec`, or `Sat 5 Dec 2026` if it is not in the given year. */
export function formatDay(date: string, year: string): string {
  const [itsYear = "", month = "", day = ""] = date.split("-");
  const words = `${weekdayOf(date).slice(0, 3)} ${Number(day)} ${months[Number(month) - 1]?.slice(0, 3)}`;
  return itsYear === year ? words : `${words} ${itsYear}`;
}

/** `Sat 5 Dec, 2:00 PM`. Times in ms since 1970. Lines do not break within the time of day. */
export function formatStart(starts: number, now: number): string {
  const [date = ""] = momentOf(starts).split(" ");
  return `${formatDay(date, momentOf(now).slice(0, 4))}, ${formatClock(starts)}`;
}

/** Longer than a night, the end needs a date. In ms. */
const LONG = 18 * 60 * 60_000;

/** `Sat 5 Dec, 2:00 PM-6:00 PM`, or `Sat 5 Dec, 2:00 PM to Sun 6 Dec, 6:00 PM`. Times in ms since 1970. */
export function formatPeriod(starts: number, ends: number, now: number): string {
  const start = formatStart(starts, now);
  return ends - starts > LONG
    ? `${start} to ${formatStart(ends, now)}`
    : `${start}-${formatClock(ends)}`;
}

const formatClock = (time: number) => formatTime(momentOf(time).slice(11)).replace(" ", "\u00a0");
