import { PastEvent } from "./PastEvent";
import * as styles from "./PastEventsSection.module.scss";

type PastEventsSectionProps = {
  heading: string;
  events: readonly Queries.PastEventFragment[];
  lightbox: Queries.LightboxFragment;
};

export function PastEventsSection({ heading, events, lightbox }: PastEventsSectionProps) {
  return (
    <section aria-labelledby="past-events-heading">
      <h2 className={styles.heading} id="past-events-heading">
        {heading}
      </h2>
      {events.map((event) => (
        <PastEvent key={event.id} event={event} lightbox={lightbox} />
      ))}
    </section>
  );
}
