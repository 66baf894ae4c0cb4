import { graphql, withPrefix } from "gatsby";
import { shownDuring } from "../../document/shownDuring";
import { comingEvents } from "../../domain/comingEvents/comingEvents";
import { formatStart, ON_NOW } from "../../domain/comingEvents/eventTimes";
import { timeOf } from "../../domain/time/venueTime";
import { useNow } from "../../hooks/useNow";
import * as styles from "./NextEvent.module.scss";

/** One line about the next event. The style sheet hides those after it. */
export function NextEvent({ events }: Queries.NextEventFragment) {
  const now = useNow();
  const coming = now ? comingEvents(events, now) : events;
  return (
    <ul className={styles.list}>
      {coming.map((event) => (
        <li className={styles.event} key={event.id} {...shownDuring({ until: timeOf(event.ends) })}>
          <a className={styles.link} href={withPrefix(`/events#${event.id}`)}>
            <span>{`${formatStart(event)}: ${event.title}`}</span>
            {now !== null && timeOf(event.starts) <= now && (
              <b className={styles.running}>{` ${ON_NOW}`}</b>
            )}
          </a>
        </li>
      ))}
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
