import { timeOf } from "./time/venueTime";

/** Moments such as `2026-12-05 14:00`. */
type NoticeTimes = { readonly from: string; readonly until: string };

/**
 * Returns the notices that have not finished, sorted by their start, the latest first. What decides whether a notice of
 * `data/notices.json` is shown:
 *
 * 1. The build leaves out those that have finished (`plugins/checked-data/node/resolvers.ts`).
 * 2. Before the first paint, `hideWhatIsOff.ts` of first-view hides those that are not on.
 * 3. Once React runs, `src/layout/Notices.tsx` shows the newest of those that are on, and looks at the clock every minute.
 *
 * The check of the data warns of a notice that has finished (`src/content/rules/warnings.ts`).
 * @param now in ms since 1970
 */
export function unfinishedNotices<Notice extends NoticeTimes>(
  notices: readonly Notice[],
  now: number,
): Notice[] {
  return notices
    .filter(({ until }) => timeOf(until) > now)
    .sort((a, b) => timeOf(b.from) - timeOf(a.from));
}
