import { timeOf } from "./events/venueTime";

/** Moments such as `2026-12-05 14:00`. */
type Timed = { readonly from: string; readonly until: string };

/**
 * Returns the notices that are not over. The newest is first: the one that begins last.
 * @param now in ms since 1970
 */
export function noticesToCome<Notice extends Timed>(
  notices: readonly Notice[],
  now: number,
): Notice[] {
  return notices
    .filter(({ until }) => timeOf(until) > now)
    .sort((a, b) => timeOf(b.from) - timeOf(a.from));
}
