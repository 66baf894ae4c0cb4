import { graphql } from "gatsby";
import { OpenNow } from "../../components/OpenNow";
import { Photo } from "../../components/Photo";
import { formatRinggit } from "../../domain/format/ringgit";
import { formatOpeningRange } from "../../domain/openingHours/format";
import { reservationLink } from "../../domain/reservationLink";
import { from } from "../../styles/mediaQueries";
import * as styles from "./ReservationSection.module.scss";

type ReservationSectionProps = {
  hero: Queries.ReservationSectionHeroFragment;
  site: Queries.ReservationSectionSiteFragment & Queries.ReservationFragment;
  pricing: Queries.PricingFragment;
};

/** Describes all links to the chat on the home page. */
export const NEW_TAB_HINT_ID = "new-tab-hint";

/** The home page's hero. */
export function ReservationSection({ hero, site, pricing }: ReservationSectionProps) {
  const { hours, reservation } = site;
  const reservable = pricing.rates.map(({ rig }) => rig).filter(({ isReservable }) => isReservable);
  return (
    <section
      className={styles.section}
      id="reservation"
      tabIndex={-1}
      aria-labelledby="reservation-heading"
    >
      <div className={styles.content}>
        <p className={styles.sign}>
          <span className={styles.hours}>
            {hours.days} {formatOpeningRange(hours)}
          </span>
          <span className={styles.openNow}>
            <OpenNow {...hours} />
          </span>
        </p>
        <h1 className={styles.headline} id="reservation-heading">
          {hero.headline}
        </h1>
        <p className={styles.lead}>{hero.lead}</p>
        <a
          className={styles.reserve}
          href={reservationLink(site, { rigs: reservable })}
          target="_blank"
          rel="noopener"
          aria-describedby={`reservation-note ${NEW_TAB_HINT_ID}`}
        >
          {reservation.label}
        </a>
        <p className={styles.note} id="reservation-note">
          {reservation.note}
        </p>
        <p id={NEW_TAB_HINT_ID} hidden>
          {reservation.newTabHint}
        </p>
      </div>
      <div className={styles.picture}>
        <Photo
          className={styles.photo}
          photo={hero.photoTall}
          wide={{ photo: hero.photoWide, media: from("md") }}
          alt={hero.alt}
          sizes={`${from("lg")} min(84vw, 84rem), ${from("md")} 70vw, 100vw`}
          isAboveTheFold
        />
      </div>
      <dl className={styles.rates}>
        <dt>{pricing.rateHeading}</dt>
        {pricing.rates.map(({ rig, nonMember }) => (
          <dd key={rig.id}>
            {rig.shortName} <b>{formatRinggit(nonMember)}</b>
          </dd>
        ))}
      </dl>
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
        gatsbyImageData(width: 1080, breakpoints: [360, 450, 560, 700, 880, 1080])
      }
    }
    photoWide {
      childImageSharp {
        # At the usual quality, its dark half shows banding.
        gatsbyImageData(width: 2400, breakpoints: [540, 680, 850, 1060, 1320, 1650, 2000, 2400], quality: 70)
      }
    }
  }

  fragment ReservationSectionSite on SiteJson {
    hours {
      days
      opens
      closes
      ...OpenNow
    }
  }
`;
