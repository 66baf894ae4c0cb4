import { graphql } from "gatsby";
import { OpenNow } from "../../components/OpenNow";
import { Overlay } from "../../components/Overlay";
import { Photo } from "../../components/Photo";
import { useIsClosed } from "../../components/useIsClosed";
import { formatRinggit } from "../../domain/format/ringgit";
import { anyReservableRig } from "../../domain/reservationLink";
import { formatOpeningRange } from "../../domain/time/hours";
import { from } from "../../styles/mediaQueries";
import * as styles from "./HomeHeroSection.module.scss";
import { Places } from "./Places";
import { RESERVE_LINK_ID, ReserveLink } from "./ReserveLink";

type HomeHeroSectionProps = {
  hero: Queries.HomeHeroSectionFragment;
  places: Queries.PlacesFragment;
  site: Queries.PlacesSiteFragment & Queries.ReservationFragment;
  pricing: Queries.PricingFragment;
};

// The layout's width. On phones less than that, as explained in components/photoSizes.ts.
const SIZES = "min(84vw, 80rem)";

// About half of SIZES is enough, because lights have soft edges.
const LIGHTS_SIZES = "min(42vw, 40rem)";

/** The home page's hero. */
export function HomeHeroSection({ hero, places, site, pricing }: HomeHeroSectionProps) {
  const { hours } = site;
  const isClosed = useIsClosed(hours);
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
        <ReserveLink
          site={site}
          wish={anyReservableRig(pricing)}
          id={RESERVE_LINK_ID}
          className={styles.reserve}
          noteClassName={styles.note}
        />
        {site.reservation.walkIn && <p className={styles.note}>{site.reservation.walkIn}</p>}
      </div>
      <div className={styles.room}>
        <div className={styles.picture}>
          <Photo
            className={styles.photo}
            photo={hero.photoTall}
            wide={{ photo: hero.photoWide, media: from("md") }}
            alt={hero.alt}
            sizes={SIZES}
            isAboveTheFold
          />
          {hero.lightsTall && hero.lightsWide && (
            <Overlay
              className={`${styles.photo} ${styles.lights}`}
              photo={hero.lightsTall}
              wide={{ photo: hero.lightsWide, media: from("md") }}
              sizes={LIGHTS_SIZES}
              isShown={!isClosed}
              isAnimation
            />
          )}
          {hero.closedPhotoTall && hero.closedPhotoWide && (
            <Overlay
              className={styles.photo}
              photo={hero.closedPhotoTall}
              wide={{ photo: hero.closedPhotoWide, media: from("md") }}
              sizes={SIZES}
              isShown={isClosed}
            />
          )}
        </div>
        <Places places={places} site={site} pricing={pricing} />
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
  fragment HomeHeroSection on HomeJsonHero {
    headline
    lead
    alt
    photoTall {
      childImageSharp {
        gatsbyImageData(width: 1080, breakpoints: [610, 910, 1080])
      }
    }
    photoWide {
      childImageSharp {
        # At the usual quality, its dark half shows banding.
        gatsbyImageData(width: 2400, breakpoints: [540, 850, 1080, 1340, 1660, 2000, 2400], quality: 78)
      }
    }
    closedPhotoTall {
      childImageSharp {
        gatsbyImageData(width: 910, breakpoints: [610, 910])
      }
    }
    closedPhotoWide {
      childImageSharp {
        gatsbyImageData(width: 2400, breakpoints: [850, 1340, 2400], quality: 78)
      }
    }
    lightsTall {
      childImageSharp {
        gatsbyImageData(width: 560, breakpoints: [360, 560], quality: 40)
      }
    }
    lightsWide {
      childImageSharp {
        gatsbyImageData(width: 1200, breakpoints: [540, 850, 1200], quality: 40)
      }
    }
  }
`;
