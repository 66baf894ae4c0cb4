import { timeOf } from "./time/venueTime";

/** Moments such as `2026-12-05 14:00`. */
type Timed = { readonly from: string; readonly until: string };

/**
 * Returns the notices that are not over, sorted by their start, the latest first. What decides whether a notice of
 * `data/notices.json` is shown:
 *
 * 1. The build leaves out those that are over (`build/content/graphql/resolvers.ts`).
 * 2. Before the first paint, `browser/showWhatIsOn.js` hides those that are not on, and what the visitor has hidden.
 * 3. Once React runs, `layout/Notices.tsx` shows the newest of those that are on, and looks at the clock every minute.
 * @param now in ms since 1970
 */
export function withoutPastNotices<Notice extends Timed>(
  notices: readonly Notice[],
  now: number,
): Notice[] {
  return notices
    .filter(({ until }) => timeOf(until) > now)
    .sort((a, b) => timeOf(b.from) - timeOf(a.from));
}
