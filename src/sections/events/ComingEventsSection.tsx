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
  const coming = now ? comingEvents(props.events, now) : props.events;
  // In the order of the build, so that nothing moves when a weekly event gets its next date.
  const events = props.events.flatMap(({ id }) => coming.filter((event) => event.id === id));
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
