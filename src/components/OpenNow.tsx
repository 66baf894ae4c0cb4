import { graphql } from "gatsby";
import { openState } from "../domain/openingHours/openState";
import { formatOpenState } from "../domain/openingHours/openStateText";
import { useNow } from "./useNow";

/** Says whether the venue is open. Empty until hydration, so parents reserve a line for it. */
export function OpenNow({ days, opens, closes, specialDays }: Queries.OpenNowFragment) {
  const now = useNow();
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
