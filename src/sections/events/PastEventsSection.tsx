import { graphql } from "gatsby";
import { Paging } from "./Paging";
import { PastEvent } from "./PastEvent";
import * as styles from "./PastEventsSection.module.scss";

type PastEventsSectionProps = {
  heading: string;
  page: Queries.PastEventsSectionFragment;
  paging: Queries.PagingFragment;
};

export function PastEventsSection({ heading, page, paging }: PastEventsSectionProps) {
  return (
    <section id="past-events" aria-labelledby="past-events-heading">
      <h2 className={styles.heading} id="past-events-heading">
        {heading}
      </h2>
      {page.events.map((event, index) => (
        <PastEvent key={event.id} event={event} isFirst={index === 0} />
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
