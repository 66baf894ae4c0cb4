import { PastEvent } from "./PastEvent";

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
      <h2 className="visuallyHidden" id="past-events-heading">
        {heading}
      </h2>
      {events.map((event, index) => (
        <PastEvent key={event.id} event={event} isFirst={index === 0 && !isBelowComingEvents} />
      ))}
    </section>
  );
}
