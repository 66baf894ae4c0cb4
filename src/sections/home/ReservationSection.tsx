import { graphql } from "gatsby";
import { Photo } from "../../components/Photo";
import { from } from "../../styles/mediaQueries";
import * as styles from "./ReservationSection.module.scss";

type ReservationSectionProps = {
  hero: Queries.ReservationSectionHeroFragment;
  site: Queries.ReservationSectionSiteFragment;
};

/** The first screen: what this place is, and the way to reserve a seat. */
export function ReservationSection({ hero, site }: ReservationSectionProps) {
  const { reservation, links } = site;
  return (
    <section className={styles.section} aria-labelledby="reservation-heading">
      <div className={styles.picture}>
        <Photo
          className={styles.photo}
          photo={hero.photoTall}
          wide={{ photo: hero.photoWide, media: from("md") }}
          alt={hero.alt}
          sizes="100vw"
          isFirstView
        />
      </div>
      <div className={styles.content}>
        <h1 className={styles.headline} id="reservation-heading">
          {hero.headline}
        </h1>
        <p className={styles.lead}>{hero.lead}</p>
        <a
          className={styles.reserve}
          href={links.chat.url}
          target="_blank"
          rel="noopener"
          aria-describedby="reservation-note"
        >
          {reservation.label}
        </a>
        <p className={styles.note} id="reservation-note">
          {reservation.note}
        </p>
      </div>
    </section>
  );
}

export const fragments = graphql`
  fragment ReservationSectionHero on HomeJsonHero {
    headline
    lead
    alt
    photoTall {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 540, 720, 1080])
      }
    }
    photoWide {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [768, 1280, 1920, 2400])
      }
    }
  }

  fragment ReservationSectionSite on SiteJson {
    reservation {
      label
      note
    }
    links {
      chat {
        url
      }
    }
  }
`;
