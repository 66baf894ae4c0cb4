import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { openState } from "../domain/openingHours/openState";
import { formatOpenState } from "../domain/openingHours/openStateText";

const MINUTE = 60_000;

/**
 * Says whether the venue is open, updated every minute. Empty until hydration, because the static page
 * cannot know the time. Parents reserve a line for it.
 */
export function OpenNow({ days, opens, closes, specialDays }: Queries.OpenNowFragment) {
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
  return state && formatOpenState(state);
}

export const fragment = graphql`
  fragment OpenNow on SiteJsonHours {
    days
    opens
    closes
    specialDays {
      date
      opens
      closes
    }
  }
`;
