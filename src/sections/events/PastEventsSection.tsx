import { graphql } from "gatsby";
import { PastEvent } from "./PastEvent";
import * as styles from "./PastEventsSection.module.scss";

/** Has no `Section`, because some events have a background across the page. */
export function PastEventsSection({ events }: Queries.PastEventsSectionFragment) {
  if (events.length === 0) return null;
  return (
    <section id="past-events" tabIndex={-1} aria-labelledby="past-events-heading">
      <h2 className={styles.heading} id="past-events-heading">
        Past events
      </h2>
      {events.map((event) => (
        <PastEvent key={event.id} {...event} />
      ))}
    </section>
  );
}

export const fragment = graphql`
  fragment PastEventsSection on EventsJson {
    events {
      ...PastEvent
    }
  }
`;
