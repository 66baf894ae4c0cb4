import { useSyncExternalStore } from "react";

const MINUTE = 60_000;

/**
 * Returns the time, in ms since 1970, updated every minute. Null until hydration, because the static page cannot know it.
 */
export function useNow(): number | null {
  return useSyncExternalStore(onEachMinute, currentMinute, () => null);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

/** The page returns from the back/forward cache, or from a computer that has slept. Timers stop meanwhile. */
const returns = ["pageshow", "visibilitychange"];

function onEachMinute(callback: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  function update() {
    clearTimeout(timer);
    timer = setTimeout(update, MINUTE - (Date.now() % MINUTE));
    callback();
  }
  update();
  for (const event of returns) addEventListener(event, update);
  return () => {
    clearTimeout(timer);
    for (const event of returns) removeEventListener(event, update);
  };
}
