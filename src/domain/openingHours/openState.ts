import { daysOfWeek, weekdayOf } from "./daysOfWeek";
import type { OpeningHours } from "./format";

/** The hours of an ordinary week, and on which days they hold: `Monday-Sunday`. */
export type UsualHours = OpeningHours & { days: string };

/** Other hours on one date, or none: both are null on a day when the doors stay closed. */
export type SpecialDay = {
  /** `2027-01-28`, the date on which the doors open. */
  date: string;
  opens: string | null;
  closes: string | null;
};

export type OpenState =
  | { isOpen: true; closes: string }
  | {
      isOpen: false;
      opens: string;
      /** The date of the next opening, `2027-01-28`. */
      date: string;
      minutesUntil: number;
    };

/** In ms, how far the venue's clock is ahead of UTC, all year. Not by `Intl`: the README says why. */
const MALAYSIA_AHEAD = 8 * 60 * 60_000;

const MINUTE = 60_000;
const MINUTES_A_DAY = 24 * 60;

/** How far ahead the next opening is looked for. */
const DAYS_AHEAD = 60;

/**
 * Whether the venue is open at a moment, until when, or from when on. Null when it does not open
 * within two months. The minute of closing is closed, that of opening open.
 */
export function openState(
  now: Date,
  usual: UsualHours,
  specialDays: readonly SpecialDay[],
): OpenState | null {
  // On the venue's clock, since the beginning of 1970.
  const minutes = Math.floor((now.getTime() + MALAYSIA_AHEAD) / MINUTE);
  const today = Math.floor(minutes / MINUTES_A_DAY);
  // Yesterday's night may not be over yet.
  for (let day = today - 1; day <= today + DAYS_AHEAD; day += 1) {
    const date = new Date(day * MINUTES_A_DAY * MINUTE).toISOString().slice(0, 10);
    const hours = hoursOn(date, usual, specialDays);
    if (!hours) continue;
    const opens = day * MINUTES_A_DAY + minutesOf(hours.opens);
    const length =
      (minutesOf(hours.closes) - minutesOf(hours.opens) + MINUTES_A_DAY) % MINUTES_A_DAY;
    if (minutes < opens) {
      return { isOpen: false, opens: hours.opens, date, minutesUntil: opens - minutes };
    }
    if (minutes < opens + length) return { isOpen: true, closes: hours.closes };
  }
  return null;
}

function hoursOn(
  date: string,
  usual: UsualHours,
  specialDays: readonly SpecialDay[],
): OpeningHours | null {
  const special = specialDays.find((day) => day.date === date);
  if (!special) return daysOfWeek(usual.days).includes(weekdayOf(date)) ? usual : null;
  const { opens, closes } = special;
  return opens !== null && closes !== null ? { opens, closes } : null;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
