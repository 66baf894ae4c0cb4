import { useSyncExternalStore } from "react";
import { onEachMinute } from "../document/onEachMinute";

const MINUTE = 60_000;

/**
 * Returns the time, in ms since 1970, updated every minute. Null until hydration, because the static page cannot know it.
 */
export function useNow(): number | null {
  return useSyncExternalStore(onEachMinute, currentMinute, () => null);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;
