import { formatOpeningRange } from "../format/openingHours";
import { dateInWords } from "../hours/openStateInWords";
import * as styles from "./SpecialDays.module.scss";

type SpecialDaysProps = { days: Queries.FooterFragment["hours"]["specialDays"] };

/** The days on which the usual hours do not hold. */
export function SpecialDays({ days }: SpecialDaysProps) {
  if (days.length === 0) return null;
  return (
    <ul className={styles.days}>
      {days.map(({ date, opens, closes, note }) => (
        <li key={date}>
          <time dateTime={date}>{dateInWords(date)}</time>, {note}:{" "}
          {opens && closes ? formatOpeningRange({ opens, closes }) : "closed"}
        </li>
      ))}
    </ul>
  );
}
