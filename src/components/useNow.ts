import { useSyncExternalStore } from "react";

const MINUTE = 60_000;

/** Returns the time, to the minute. Null until hydration, because the static page cannot know it. */
export function useNow(): Date | null {
  const minute = useSyncExternalStore(onEachMinute, currentMinute, () => null);
  return minute === null ? null : new Date(minute);
}

/** In ms since 1970. */
const currentMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

function onEachMinute(callback: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  function wait() {
    timer = setTimeout(
      () => {
        callback();
        wait();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  }
  wait();
  return () => clearTimeout(timer);
}
