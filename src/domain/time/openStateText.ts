import { formatDate } from "./dates";
import { formatTime } from "./hours";
import type { OpenState } from "./openState";

/** `Open until 2:00 AM`, `Open 24 hours`, `Opens at 12:00 PM, in 3 h 20 min` or `Opens 6 February at 12:00 PM`. */
export function formatOpenState(state: OpenState): string {
  if (state.isOpen) {
    return state.closes ? `Open until ${formatTime(state.closes)}` : "Open 24 hours";
  }
  const { opens, date, minutesUntil } = state;
  return minutesUntil < 24 * 60
    ? `Opens at ${formatTime(opens)}, in ${formatDuration(minutesUntil)}`
    : `Opens ${formatDate(date)} at ${formatTime(opens)}`;
}

function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean);
  // So that it is never split over two lines.
  return parts.join(" ").replaceAll(" ", "\u00A0");
}
