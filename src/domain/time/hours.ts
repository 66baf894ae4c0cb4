export type OpeningHours = {
  /** 24-hour `HH:MM`. */
  opens: string;
  /** 24-hour `HH:MM`; earlier than `opens` when the venue closes after midnight. */
  closes: string;
};

/** `14:05` becomes `2:05 PM`. */
export function formatTime(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? "AM" : "PM"}`;
}

/** `12:00 PM-2:00 AM`. */
export function formatOpeningRange({ opens, closes }: OpeningHours): string {
  return `${formatTime(opens)}-${formatTime(closes)}`;
}

/** `12 PM-2 AM`, `9:30 AM-11 PM`. */
export function formatOpeningRangeShort(hours: OpeningHours): string {
  return formatOpeningRange(hours).replaceAll(":00", "");
}
