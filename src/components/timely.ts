import { useState } from "react";
import { useNow } from "./useNow";

type Period = {
  /** In ms since 1970. */
  starts?: number;
  ends: number;
};

/**
 * Attributes for an element that is visible only during a period. `browser/hideUntimely.js` applies them by the
 * visitor's clock before the page is painted.
 * @param now in ms since 1970
 */
export function timely({ starts = 0, ends }: Period, now: number) {
  return { "data-from": starts, "data-until": ends, hidden: now < starts || now >= ends };
}

/** Returns the time at which the component appeared, so that nothing moves while the visitor reads. */
export function useStartTime(): number {
  return useState(() => Date.now())[0];
}

/** Returns the time, updated every minute. In the static page, that of the build. */
export function useClock(): number {
  const start = useStartTime();
  return useNow()?.getTime() ?? start;
}
