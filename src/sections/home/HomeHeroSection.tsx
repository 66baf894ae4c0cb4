import { graphql } from "gatsby";
import { Phone } from "lucide";
import { ChatLink } from "../../components/ChatLink";
import { DirectionsLink } from "../../components/DirectionsLink";
import { Hero } from "../../components/Hero";
import { Icon } from "../../components/Icon";
import { OpenNow } from "../../components/OpenNow";
import { Ringgit } from "../../components/Ringgit";
import { keepTogether } from "../../domain/format/keepTogether";
import { mainPhone, telephoneLink } from "../../domain/format/phone";
import { formatHoursOfDays, hoursByDays } from "../../domain/time/hours";
import { useSiteContent } from "../../hooks/useSiteContent";
import { from } from "../../styles/mediaQueries";
import * as styles from "./HomeHeroSection.module.scss";
import { ReserveLink } from "./ReserveLink";
import { useReservation } from "./useReservation";

type HomeHeroSectionProps = {
  hero: Queries.HomeHeroSectionFragment;
  prices: Queries.HomeHeroSectionPricesFragment;
  /** The rigs that visitors can reserve. */
  reservableRigs: string;
};

/** What a visitor asks first: what is there, is it open, what does it cost, how do I get a seat, and where. */
export function HomeHeroSection({ hero, prices, reservableRigs }: HomeHeroSectionProps) {
  const { hours, contact } = useSiteContent().siteJson;
  const { walkIn } = useReservation().siteJson.reservation;
  return (
    <Hero
      className={styles.hero}
      id="reservation"
      headingId="reservation-heading"
      photo={hero.photoTall}
      wide={{ photo: hero.photoWide, media: from("md") }}
      alt={hero.alt}
    >
      <p className={styles.lead}>{hero.lead}</p>
      <h1 className={styles.headline} id="reservation-heading">
        {hero.headline}
      </h1>
      <p className={styles.hours}>
        <b>
          <OpenNow />
        </b>
        {hoursByDays(hours).map((each) => (
          <span key={each.days}>{formatHoursOfDays(each)}</span>
        ))}
      </p>
      <dl className={styles.rates}>
        <dt>{prices.rateHeading}</dt>
        {prices.rates.map(({ rig, nonMember }) => (
          <dd key={rig.id}>
            <span>{rig.shortName}</span>{" "}
            <b>
              <Ringgit amount={nonMember} />
            </b>
          </dd>
        ))}
      </dl>
      <ReserveLink wish={reservableRigs} className={styles.reserve} noteClassName={styles.note} />
      {walkIn && <p className={styles.note}>{keepTogether(walkIn)}</p>}
      <ul role="list" className={styles.links}>
        <li>
          <DirectionsLink />
        </li>
        <li>
          <ChatLink />
        </li>
        <li>
          <a href={telephoneLink(mainPhone(contact))}>
            <Icon node={Phone} />
            Call
          </a>
        </li>
      </ul>
    </Hero>
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
        # At the default quality, its dark half shows banding.
        gatsbyImageData(width: 2400, breakpoints: [540, 850, 1080, 1340, 1660, 2000, 2400], quality: 78)
      }
    }
  }

  fragment HomeHeroSectionPrices on PricingJson {
    rateHeading
    rates {
      rig {
        id
        shortName
      }
      nonMember
    }
  }
`;
