export type OpeningHours = {
  /** 24-hour `HH:MM`. */
  opens: string;
  /** 24-hour `HH:MM`; earlier than `opens` when the venue closes after midnight. */
  closes: string;
};

/** `14:05` becomes `2:05 PM`. */
export function formatTime(time: string): string {
  const { hour, minutes, period } = twelveHourClock(time);
  return `${hour}:${minutes} ${period}`;
}

/** `14:00` becomes `2 PM`, `14:05` becomes `2:05 PM`. */
export function formatTimeShort(time: string): string {
  const { hour, minutes, period } = twelveHourClock(time);
  return minutes === "00" ? `${hour} ${period}` : `${hour}:${minutes} ${period}`;
}

/** `12:00 PM-2:00 AM`. */
export function formatOpeningRange({ opens, closes }: OpeningHours): string {
  return `${formatTime(opens)}-${formatTime(closes)}`;
}

/** `12 PM-2 AM`. */
export function formatOpeningRangeShort({ opens, closes }: OpeningHours): string {
  return `${formatTimeShort(opens)}-${formatTimeShort(closes)}`;
}

function twelveHourClock(time: string) {
  const [hours = "", minutes = ""] = time.split(":");
  return {
    hour: Number(hours) % 12 || 12,
    minutes,
    period: Number(hours) < 12 ? "AM" : "PM",
  };
}
