import { graphql } from "gatsby";
import { Hero } from "../../components/Hero";
import { INQUIRY_ID } from "../../document/elementIds";
import * as styles from "./EventsHeroSection.module.scss";
import { fillInEventType } from "./InquiryForm";

type EventsHeroSectionProps = {
  hero: Queries.EventsHeroSectionFragment;
  eventTypes: readonly string[];
};

/** The kinds of event lead to the form, too, and fill in its "Event type". */
export function EventsHeroSection({ hero, eventTypes }: EventsHeroSectionProps) {
  const { heading, lead, contactLabel, photo, alt } = hero;
  return (
    <Hero className={styles.hero} headingId="events-heading" photo={photo} alt={alt}>
      <h1 id="events-heading">{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      <a className={styles.contact} href={`#${INQUIRY_ID}`}>
        {contactLabel}
      </a>
      <ul role="list" className={styles.types}>
        {eventTypes.map((eventType) => (
          <li key={eventType}>
            <a
              className={styles.type}
              href={`#${INQUIRY_ID}`}
              data-replay
              onClick={() => fillInEventType(eventType, eventTypes)}
            >
              {eventType}
            </a>
          </li>
        ))}
      </ul>
    </Hero>
  );
}

export const fragment = graphql`
  fragment EventsHeroSection on EventsJsonHero {
    heading
    lead
    contactLabel
    alt
    photo {
      childImageSharp {
        gatsbyImageData(width: 2000, breakpoints: [540, 660, 850, 1080, 1340, 1660, 2000])
      }
    }
  }
`;
