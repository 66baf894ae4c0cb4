import { graphql } from "gatsby";
import { INQUIRY_ID } from "../../domain/routes";
import * as styles from "./EventsHeroSection.module.scss";

export function EventsHeroSection({
  heading,
  lead,
  contactLabel,
}: Queries.EventsHeroSectionFragment) {
  return (
    <section className={styles.section} aria-labelledby="events-heading">
      <h1 className={styles.heading} id="events-heading">
        {heading}
      </h1>
      <p className={styles.lead}>{lead}</p>
      <a className={styles.contact} href={`#${INQUIRY_ID}`}>
        {contactLabel}
      </a>
    </section>
  );
}

export const fragment = graphql`
  fragment EventsHeroSection on EventsJsonHero {
    heading
    lead
    contactLabel
  }
`;
