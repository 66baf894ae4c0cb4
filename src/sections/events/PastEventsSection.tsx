import { graphql } from "gatsby";
import { Paging } from "./Paging";
import { PastEvent } from "./PastEvent";
import * as styles from "./PastEventsSection.module.scss";

type PastEventsSectionProps = {
  heading: string;
  page: Queries.PastEventsSectionFragment;
  paging: Queries.PagingFragment;
  isBelowComingEvents: boolean;
};

export function PastEventsSection(props: PastEventsSectionProps) {
  const { heading, page, paging, isBelowComingEvents } = props;
  return (
    <section id="past-events" aria-labelledby="past-events-heading">
      <h2 className={styles.heading} id="past-events-heading">
        {heading}
      </h2>
      {page.events.map((event, index) => (
        <PastEvent key={event.id} event={event} isFirst={index === 0 && !isBelowComingEvents} />
      ))}
      {page.count > 1 && <Paging page={page} texts={paging} />}
    </section>
  );
}

export const fragment = graphql`
  fragment PastEventsSection on PageOfEvents {
    number
    count
    events {
      ...PastEvent
    }
  }
`;
