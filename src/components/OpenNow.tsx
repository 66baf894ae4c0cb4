import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { openState } from "../domain/openingHours/openState";
import { formatOpenState } from "../domain/openingHours/openStateText";

const MINUTE = 60_000;

/**
 * Whether the venue is open now, right to the minute. Empty in the static page, which cannot know:
 * whoever places it keeps a line free.
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
