/*
 * Coming events and notices are shown only during some time. Components mark them with these attributes. Before React runs,
 * `hideWhatIsOff.ts` of first-view hides those that are not on.
 */

export const FROM = "data-from";
export const UNTIL = "data-until";

/** Returns the attributes of an element. `from` is inclusive. Both are in ms since 1970, and `until` may be `Infinity`. */
export const shownDuring = ({ from, until }: { from?: number; until: number }) => ({
  [FROM]: from,
  [UNTIL]: until,
});
