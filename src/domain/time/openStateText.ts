import { months } from "./dates";
import { formatTime } from "./hours";
import type { OpenState } from "./openState";

/** `Open until 2:00 AM`, `Opens at 12:00 PM, in 3 h 20 min` or `Opens 6 February at 12:00 PM`. */
export function formatOpenState(state: OpenState): string {
  if (state.isOpen) return `Open until ${formatTime(state.closes)}`;
  const { opens, date, minutesUntil } = state;
  return minutesUntil < 24 * 60
    ? `Opens at ${formatTime(opens)}, in ${formatDuration(minutesUntil)}`
    : `Opens ${formatDate(date)} at ${formatTime(opens)}`;
}

/** `2027-02-06` becomes `6 February`. Replaces `Intl`, whose first use is a long task on a phone. */
export function formatDate(date: string): string {
  const [, month = 1, day] = date.split("-").map(Number);
  return `${day} ${months[month - 1]}`;
}

/** `2027-02-06` becomes `6 February 2027`. */
export function formatDateWithYear(date: string): string {
  return `${formatDate(date)} ${date.slice(0, 4)}`;
}

function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}
