import { timeOf } from "./venueTime";

/** In ms since 1970. */
export type Period = { starts: number; ends: number };

type Timed = {
  /** `2026-12-05 14:00`, the first time. */
  readonly starts: string;
  readonly ends: string;
  /** `2027-03-26`, the last day on which it may start, for an event that takes place every week. */
  readonly weeklyUntil?: string | undefined;
};

/** In ms. Malaysia does not change its clocks. */
const WEEK = 7 * 24 * 60 * 60_000;

/** Returns when an event takes place next, without what is over: at most `limit` times. */
export function comingTimes(event: Timed, now: number, limit: number): Period[] {
  const starts = timeOf(event.starts);
  const ends = timeOf(event.ends);
  const last = event.weeklyUntil ? timeOf(`${event.weeklyUntil} 23:59`) : starts;
  const weeksOver = Math.max(0, Math.floor((now - ends) / WEEK) + 1);
  return Array.from({ length: limit }, (_, index) => (weeksOver + index) * WEEK)
    .map((later) => ({ starts: starts + later, ends: ends + later }))
    .filter((time) => time.starts <= last);
}
