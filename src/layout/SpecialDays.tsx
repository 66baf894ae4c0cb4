import { graphql } from "gatsby";
import { formatOpeningRange } from "../domain/openingHours/format";
import { formatDate } from "../domain/openingHours/openStateText";
import * as styles from "./SpecialDays.module.scss";

export function SpecialDays({ specialDays }: Queries.SpecialDaysFragment) {
  if (specialDays.length === 0) return null;
  return (
    <ul className={styles.days}>
      {specialDays.map(({ date, opens, closes, note }) => (
        <li key={date}>
          <time dateTime={date}>{formatDate(date)}</time>, {note}:{" "}
          {opens && closes ? formatOpeningRange({ opens, closes }) : "closed"}
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment SpecialDays on SiteJsonHours {
    specialDays {
      date
      opens
      closes
      note
    }
  }
`;
