import { useEffect, useState } from "react";
import { openState, type SpecialDay } from "../hours/openState";
import { openStateInWords } from "../hours/openStateInWords";

type OpenNowProps = {
  days: string;
  opens: string;
  closes: string;
  specialDays: readonly SpecialDay[];
};

const MINUTE = 60_000;

/**
 * Whether the venue is open now, right to the minute. Empty in the static page, which cannot know:
 * whoever places it keeps a line free.
 */
export function OpenNow({ days, opens, closes, specialDays }: OpenNowProps) {
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      setNow(new Date());
      timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
    }
    tick();
    return () => clearTimeout(timer);
  }, []);

  const state = now && openState(now, { days, opens, closes }, specialDays);
  return state && openStateInWords(state);
}
