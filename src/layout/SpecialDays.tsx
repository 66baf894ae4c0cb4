import { graphql } from "gatsby";
import { shownDuring } from "../document/shownDuring";
import { formatDateWithYear } from "../domain/time/dates";
import { formatTimeRange } from "../domain/time/hours";
import { endOf } from "../domain/time/openState";
import * as styles from "./SpecialDays.module.scss";

export function SpecialDays({ specialDays, ...regularHours }: Queries.SpecialDaysFragment) {
  if (specialDays.length === 0) return null;
  const ends = specialDays.map((day) => endOf(day, regularHours));
  return (
    <ul role="list" className={styles.days} {...shownDuring({ until: Math.max(...ends) })}>
      {specialDays.map(({ date, opens, closes, note }, index) => (
        <li key={date} {...shownDuring({ until: ends[index] })}>
          <time dateTime={date}>{formatDateWithYear(date)}</time>,{" "}
          <span>{`${note}: ${opens && closes ? formatTimeRange({ opens, closes }) : "closed"}`}</span>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment SpecialDays on SiteJsonHours {
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
      note
    }
  }
`;
