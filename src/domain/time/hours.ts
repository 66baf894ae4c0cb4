import { daysOfWeek, formatDays } from "./dates";

export type OpeningHours = {
  /** 24-hour `HH:MM`. */
  opens: string;
  /** 24-hour `HH:MM`; earlier than `opens` when the venue closes after midnight. Both are `00:00` when it is open all day. */
  closes: string;
};

export const MIDNIGHT = "00:00";

export const isAllDay = ({ opens, closes }: OpeningHours) =>
  opens === MIDNIGHT && closes === MIDNIGHT;

/** The usual hours, and those of weekdays that have other ones. */
export type RegularHours = OpeningHours & {
  /** All days on which the venue is open, such as `Monday-Sunday`. */
  days: string;
  otherHours?: readonly (OpeningHours & { weekdays: readonly string[] })[] | null | undefined;
};

type HoursOfDays = OpeningHours & {
  /** `Sunday-Thursday` */
  days: string;
  weekdays: readonly string[];
};

/** Returns the regular hours with the days that have them, the usual hours first. */
export function hoursByDays({ days, opens, closes, otherHours }: RegularHours): HoursOfDays[] {
  const open = daysOfWeek(days);
  if (!otherHours?.length) return [{ days, weekdays: open, opens, closes }];
  const others = otherHours.flatMap(({ weekdays }) => weekdays);
  const usual = { weekdays: open.filter((day) => !others.includes(day)), opens, closes };
  return [usual, ...otherHours].map((hours) => ({ ...hours, days: formatDays(hours.weekdays) }));
}

/** `14:05` becomes `2:05 PM`, with a no-break space, so that the time stays in one line. */
export function formatTime(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  return `${Number(hours) % 12 || 12}:${minutes}\u00A0${Number(hours) < 12 ? "AM" : "PM"}`;
}

/** `12:00 PM-2:00 AM`, with a hyphen, because the opening hours are the owner's own words, or `24 hours`. */
export function formatOpeningRange(hours: OpeningHours): string {
  return isAllDay(hours) ? "24 hours" : `${formatTime(hours.opens)}-${formatTime(hours.closes)}`;
}

/** `6:00 PM–10:00 PM`, of anything else. */
export function formatTimeRange(hours: OpeningHours): string {
  return formatOpeningRange(hours).replace("-", "–");
}

/** `12 PM–2 AM`, `9:30 AM–11 PM`. */
export function formatOpeningRangeShort(hours: OpeningHours): string {
  return formatTimeRange(hours).replaceAll(":00", "");
}

/** `Sunday-Thursday 12:00 PM-2:00 AM`. */
export function formatHoursOfDays(hours: HoursOfDays, format = formatOpeningRange): string {
  return `${hours.days} ${format(hours)}`;
}

/** Formats the usual hours, and in brackets those of other days if they differ: `2:00 AM (Friday-Saturday 4:00 AM)`. */
export function formatRegularHours(
  hours: RegularHours,
  format: (hours: OpeningHours) => string,
): string {
  const usual = format(hours);
  const others = hoursByDays(hours).filter((each) => format(each) !== usual);
  if (others.length === 0) return usual;
  return `${usual} (${others.map((each) => formatHoursOfDays(each, format)).join("; ")})`;
}
