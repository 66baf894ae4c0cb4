import { useSyncExternalStore } from "react";
import { onReturn } from "./onReturn";

const MINUTE = 60_000;

/**
 * Returns the time, in ms since 1970, updated every minute. Null until hydration, because the static page cannot know it.
 */
export function useNow(): number | null {
  return useSyncExternalStore(onEachMinute, currentMinute, () => null);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

function onEachMinute(callback: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  function update() {
    clearTimeout(timer);
    timer = setTimeout(update, MINUTE - (Date.now() % MINUTE));
    callback();
  }
  update();
  // Timers stop while a page is not shown.
  const stop = onReturn(update);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
