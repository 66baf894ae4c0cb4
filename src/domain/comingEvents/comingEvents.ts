import { timeOf } from "../time/venueTime";

/** Moments such as `2026-12-05 14:00`. */
export type EventTimes = { readonly starts: string; readonly ends: string };

/**
 * Returns the events that have not finished, soonest first.
 * @param now in ms since 1970
 */
export function comingEvents<Event extends EventTimes>(
  events: readonly Event[],
  now: number,
): Event[] {
  return events
    .filter(({ ends }) => timeOf(ends) > now)
    .sort((a, b) => timeOf(a.starts) - timeOf(b.starts));
}
