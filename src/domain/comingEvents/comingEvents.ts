import { momentOf, timeOf } from "../time/venueTime";

/** Moments such as `2026-12-05 14:00`. */
export type EventTimes = {
  /** The first time, if the event takes place every week. */
  readonly starts: string;
  readonly ends: string;
  /** `2027-03-26`: the last day on which it may start, if it takes place every week. */
  readonly weeklyUntil?: string | null | undefined;
};

/** In ms. Malaysia does not change its clocks. */
export const WEEK = 7 * 24 * 60 * 60_000;

/**
 * Returns the events that have not finished, soonest first. A weekly event gets the times of its next date.
 * @param now in ms since 1970
 */
export function comingEvents<Event extends EventTimes>(
  events: readonly Event[],
  now: number,
): Event[] {
  return events
    .map((event) => atNextDate(event, now))
    .filter(({ ends }) => timeOf(ends) > now)
    .sort((a, b) => timeOf(a.starts) - timeOf(b.starts));
}

/** Returns when the event ends, or the last date of a weekly event. In ms since 1970. */
export function endOf(event: EventTimes): number {
  return timeOf(event.ends) + weeksLeft(event) * WEEK;
}

/** Returns the last date, such as `2027-03-26`, of a weekly event. It may be some days before `weeklyUntil`. */
export function lastDateOf(event: EventTimes): string {
  return momentOf(timeOf(event.starts) + weeksLeft(event) * WEEK).slice(0, 10);
}

function atNextDate<Event extends EventTimes>(event: Event, now: number): Event {
  const weeksPassed = Math.floor((now - timeOf(event.ends)) / WEEK) + 1;
  const weeks = Math.min(Math.max(weeksPassed, 0), weeksLeft(event));
  const later = (moment: string) => momentOf(timeOf(moment) + weeks * WEEK);
  return { ...event, starts: later(event.starts), ends: later(event.ends) };
}

/** How often a weekly event takes place after its first date. */
function weeksLeft({ starts, weeklyUntil }: EventTimes): number {
  if (!weeklyUntil) return 0;
  return Math.floor((timeOf(`${weeklyUntil} 23:59`) - timeOf(starts)) / WEEK);
}
