import { graphql } from "gatsby";
import { Section } from "../../components/Section";
import { comingEvents } from "../../domain/comingEvents/comingEvents";
import { timeOf } from "../../domain/time/venueTime";
import { useNow } from "../../hooks/useNow";
import { ComingEvent } from "./ComingEvent";
import * as styles from "./ComingEventsSection.module.scss";

/** The section disappears with its last event. */
export function ComingEventsSection(props: Queries.ComingEventsSectionFragment) {
  const now = useNow();
  const events = now ? comingEvents(props.events, now) : props.events;
  return (
    <Section className={styles.section} id="coming-up" heading={props.heading}>
      {events.map((event) => (
        <ComingEvent
          key={event.id}
          event={event}
          signUpMessage={props.signUpMessage}
          isRunning={now !== null && timeOf(event.starts) <= now}
        />
      ))}
    </Section>
  );
}

export const fragment = graphql`
  fragment ComingEventsSection on ComingEventsJson {
    heading
    signUpMessage
    events {
      ...ComingEvent
    }
  }
`;
