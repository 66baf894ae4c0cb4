import { graphql } from "gatsby";
import { Section } from "../../components/Section";
import { comingEvents as eventsToCome } from "../../domain/events/comingEvents";
import { timeOf } from "../../domain/time/venueTime";
import { useNow } from "../../hooks/useNow";
import { ComingEvent } from "./ComingEvent";
import * as styles from "./ComingEventsSection.module.scss";

type ComingEventsSectionProps = {
  comingEvents: Queries.ComingEventsSectionFragment;
  site: Queries.ComingEventsSectionSiteFragment;
};

/** The section disappears with its last event. */
export function ComingEventsSection({ comingEvents, site }: ComingEventsSectionProps) {
  const now = useNow();
  const coming = now ? eventsToCome(comingEvents.events, now) : comingEvents.events;
  // In the order of the build, so that nothing moves when a weekly event gets its next date.
  const events = comingEvents.events.flatMap(({ id }) => coming.filter((event) => event.id === id));
  return (
    <Section className={styles.section} id="coming-up" heading={comingEvents.heading}>
      {events.map((event, index) => (
        <ComingEvent
          key={event.id}
          event={event}
          signUpMessage={comingEvents.signUpMessage}
          chatUrl={site.links.chat.url}
          isRunning={now !== null && timeOf(event.starts) <= now}
          isFirst={index === 0}
        />
      ))}
    </Section>
  );
}

export const fragments = graphql`
  fragment ComingEventsSection on ComingEventsJson {
    heading
    signUpMessage
    events {
      ...ComingEvent
    }
  }

  fragment ComingEventsSectionSite on SiteJson {
    links {
      chat {
        url
      }
    }
  }
`;
