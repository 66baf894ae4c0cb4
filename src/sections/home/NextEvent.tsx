import { graphql, withPrefix } from "gatsby";
import { shownDuring } from "../../document/shownDuring";
import { formatStart, lastEnd, ON_NOW } from "../../domain/time/eventTimes";
import { timeOf } from "../../domain/time/venueTime";
import * as styles from "./NextEvent.module.scss";

/** One line about the next event: each is shown when those before it are over. */
export function NextEvent({ events }: Queries.NextEventFragment) {
  return (
    <ul role="list" className={styles.list} {...shownDuring({ until: lastEnd(events) })}>
      {events.map((event, index) => {
        const times = { from: timeOf(event.starts), until: timeOf(event.ends) };
        const lineTimes = { ...times, from: lastEnd(events.slice(0, index)) };
        return (
          <li key={event.id} {...shownDuring(lineTimes)}>
            <a className={styles.link} href={withPrefix(`/events#${event.id}`)}>
              <span>{`${formatStart(event)}: ${event.title}`}</span>
              <b className={styles.running} {...shownDuring(times)} hidden>
                {` ${ON_NOW}`}
              </b>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

export const fragment = graphql`
  fragment NextEvent on ComingEventsJson {
    events {
      id
      title
      starts
      ends
    }
  }
`;
