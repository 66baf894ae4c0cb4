import { graphql } from "gatsby";
import { formatDateWithYear } from "../domain/time/dates";
import { formatTimeRange } from "../domain/time/hours";
import { isFinished } from "../domain/time/openState";
import { useNow } from "../hooks/useNow";
import * as styles from "./SpecialDays.module.scss";

/** Lists the special days. The build leaves out days that have finished; this removes those that finished since. */
export function SpecialDays({ specialDays, ...regularHours }: Queries.SpecialDaysFragment) {
  const now = useNow();
  const coming = specialDays.filter((day) => !now || !isFinished(day, regularHours, now));
  if (coming.length === 0) return null;
  return (
    <ul className={styles.days}>
      {coming.map(({ date, opens, closes, note }) => (
        <li key={date}>
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
