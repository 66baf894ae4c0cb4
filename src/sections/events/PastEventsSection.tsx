import { PastEvent } from "./PastEvent";
import * as styles from "./PastEventsSection.module.scss";

type PastEventsSectionProps = {
  heading: string;
  events: readonly Queries.PastEventFragment[];
  isBelowComingEvents: boolean;
};

export function PastEventsSection({
  heading,
  events,
  isBelowComingEvents,
}: PastEventsSectionProps) {
  return (
    <section id="past-events" aria-labelledby="past-events-heading">
      <h2 className={styles.heading} id="past-events-heading">
        {heading}
      </h2>
      {events.map((event, index) => (
        <PastEvent key={event.id} event={event} isFirst={index === 0 && !isBelowComingEvents} />
      ))}
    </section>
  );
}
