/** In ms, all year: Malaysia does not change its clocks. Replaces `Intl`, whose first use is a long task on a phone. */
const OFFSET = 8 * 60 * 60_000;

/** `2026-12-05 14:00` at the venue, in ms since 1970. */
export function timeOf(moment: string): number {
  return Date.parse(`${moment.replace(" ", "T")}Z`) - OFFSET;
}

/** `2026-12-05T14:00:00+08:00`, for machines. */
export function isoMoment(moment: string): string {
  return `${moment.replace(" ", "T")}:00+08:00`;
}

/** Returns the minutes at the venue since the beginning of 1970 there. */
export function venueMinutes(now: number): number {
  return Math.floor((now + OFFSET) / 60_000);
}
