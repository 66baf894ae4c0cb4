import { MALAYSIA_UTC_OFFSET } from "./openState";

/** `2026-12-05 14:00` at the venue, in ms since 1970. */
export function timeOf(moment: string): number {
  return Date.parse(`${moment.replace(" ", "T")}Z`) - MALAYSIA_UTC_OFFSET;
}

/** The inverse of `timeOf`. */
export function momentOf(time: number): string {
  return new Date(time + MALAYSIA_UTC_OFFSET).toISOString().slice(0, 16).replace("T", " ");
}

/** `2026-12-05T14:00:00+08:00`, for machines. */
export function isoMoment(moment: string): string {
  return `${moment.replace(" ", "T")}:00+08:00`;
}
