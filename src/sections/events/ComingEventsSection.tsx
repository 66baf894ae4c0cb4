import { graphql } from "gatsby";
import { Section } from "../../components/Section";
import { lastEnd } from "../../domain/time/eventTimes";
import { ComingEvent } from "./ComingEvent";

/** The section disappears with its last event. */
export function ComingEventsSection(props: Queries.ComingEventsSectionFragment) {
  const { heading, signUpMessage, events } = props;
  return (
    <Section id="coming-up" heading={heading} until={lastEnd(events)}>
      {events.map((event) => (
        <ComingEvent key={event.id} event={event} signUpMessage={signUpMessage} />
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
