import { graphql } from "gatsby";
import { openState } from "../domain/time/openState";
import { formatOpenState } from "../domain/time/openStateText";
import { useNow } from "../hooks/useNow";
import { useSiteContent } from "../hooks/useSiteContent";
import * as styles from "./OpenNow.module.scss";

/**
 * Says whether the venue is open. Empty until hydration. Like all text that changes while a page is open, it is the only child
 * of an element: when the browser translates a page, it replaces text nodes, and React can no longer change the text in any
 * other place (https://github.com/facebook/react/issues/11538).
 */
export function OpenNow() {
  const { specialDays, ...regularHours } = useSiteContent().siteJson.hours;
  const now = useNow();
  const state = now ? openState(now, regularHours, specialDays) : null;
  return (
    <span className={`${styles.state} ${state?.isOpen ? styles.open : ""}`}>
      {state && formatOpenState(state)}
    </span>
  );
}

export const fragment = graphql`
  fragment OpenNow on SiteJsonHours {
    days
    opens
    closes
    otherHours {
      weekdays
      opens
      closes
    }
    specialDays {
      date
      opens
      closes
    }
  }
`;
