import { weekdayOf } from "./dates";
import { hoursByDays, MIDNIGHT, type OpeningHours, type RegularHours } from "./hours";
import { timeOf, venueMinutes } from "./venueTime";

/** Different hours on one date. Both times are null if the venue stays closed. */
export type SpecialDay = {
  /** The date of opening: `2027-01-28`. Closing may be after midnight. */
  date: string;
  opens: string | null;
  closes: string | null;
};

export type OpenState =
  /** Null if it stays open for a day and longer. */
  | { isOpen: true; closes: string | null }
  | {
      isOpen: false;
      opens: string;
      date: string;
      minutesUntil: number;
    };

const MINUTE = 60_000;
const MINUTES_PER_DAY = 24 * 60;

const MAX_DAYS_AHEAD = 60;

/**
 * Returns the closing time if the venue is open, or else the next opening: null if there is none within 60
 * days. The venue is open in the minute of `opens` and closed in the minute of `closes`.
 * @param now in ms since 1970
 */
export function openState(
  now: number,
  regularHours: RegularHours,
  specialDays: readonly SpecialDay[],
): OpenState | null {
  const minutes = venueMinutes(now);
  const today = Math.floor(minutes / MINUTES_PER_DAY);
  // Starts with yesterday, whose hours may extend past midnight.
  for (let day = today - 1; day <= today + MAX_DAYS_AHEAD; day += 1) {
    const date = dateOf(day);
    const hours = hoursOn(date, regularHours, specialDays);
    if (!hours) continue;
    const midnight = day * MINUTES_PER_DAY;
    const opens = midnight + minutesOf(hours.opens);
    if (minutes < opens) {
      return { isOpen: false, opens: hours.opens, date, minutesUntil: opens - minutes };
    }
    const closing = midnight + closingOf(hours);
    if (minutes < closing) {
      const next = hoursOn(dateOf(day + 1), regularHours, specialDays);
      const goesOn = hours.closes === MIDNIGHT && next?.opens === MIDNIGHT;
      if (!goesOn) return { isOpen: true, closes: hours.closes };
      const isLong = closing + closingOf(next) - minutes >= MINUTES_PER_DAY;
      return { isOpen: true, closes: isLong ? null : next.closes };
    }
  }
  return null;
}

/**
 * Returns when a special day ends, in ms since 1970: at its own or the regular closing time, whichever is later. If it ended
 * earlier, the regular hours would count again for the rest of the night.
 */
export function endOf(day: SpecialDay, regularHours: RegularHours): number {
  const regular = regularHoursOn(day.date, regularHours) ?? regularHours;
  const closing = Math.max(closingOf(regular), closingOf(hoursOf(day) ?? regular));
  return timeOf(`${day.date} 00:00`) + closing * MINUTE;
}

const dateOf = (day: number) => new Date(day * MINUTES_PER_DAY * MINUTE).toISOString().slice(0, 10);

/** Returns the hours on a date such as `2027-01-28`, or null if the venue is closed. */
export function hoursOn(
  date: string,
  regularHours: RegularHours,
  specialDays: readonly SpecialDay[],
): OpeningHours | null {
  const special = specialDays.find((day) => day.date === date);
  return special ? hoursOf(special) : regularHoursOn(date, regularHours);
}

function regularHoursOn(date: string, regularHours: RegularHours): OpeningHours | null {
  const weekday = weekdayOf(date);
  return hoursByDays(regularHours).find(({ weekdays }) => weekdays.includes(weekday)) ?? null;
}

function hoursOf({ opens, closes }: SpecialDay): OpeningHours | null {
  return opens !== null && closes !== null ? { opens, closes } : null;
}

/** Returns the minutes from the midnight before opening until closing, so more than a day if it closes after midnight. */
function closingOf({ opens, closes }: OpeningHours): number {
  return minutesOf(closes) + (closes <= opens ? MINUTES_PER_DAY : 0);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
