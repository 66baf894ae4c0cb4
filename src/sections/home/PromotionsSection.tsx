import { graphql } from "gatsby";
import { PhotoLink } from "../../components/lightbox/PhotoLink";
import { Photo } from "../../components/Photo";
import { Section } from "../../components/Section";
import { timeOf } from "../../domain/time/venueTime";
import { from as fromWidth } from "../../styles/mediaQueries";
import * as styles from "./PromotionsSection.module.scss";

const SIZES = `${fromWidth("md")} 15rem, 46vw`;

/** A band for each promotion. Its poster, if it has one, opens whole in the lightbox. */
export function PromotionsSection({ promotions }: Queries.PromotionsSectionFragment) {
  return promotions.map(({ number, title, text, photo, alt, from, until }) => (
    <Section
      key={number}
      className={photo ? styles.band : styles.words}
      id={`promotion-${number}`}
      heading={title}
      intro={text}
      isBand
      from={from ? timeOf(from) : undefined}
      until={until ? timeOf(until) : undefined}
    >
      {photo && alt && (
        <div className={styles.poster}>
          <PhotoLink photos={[{ photo, alt }]} index={0}>
            <Photo className={styles.photo} photo={photo} alt={alt} sizes={SIZES} />
          </PhotoLink>
        </div>
      )}
    </Section>
  ));
}

export const fragment = graphql`
  fragment PromotionsSection on PromotionsJson {
    promotions {
      number
      from
      until
      title
      text
      alt
      photo {
        ...LargePhoto
        childImageSharp {
          gatsbyImageData(width: 640, breakpoints: [180, 240, 340, 480, 640])
        }
      }
    }
  }
`;
