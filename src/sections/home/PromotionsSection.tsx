import { graphql } from "gatsby";
import { PhotoLink } from "../../components/lightbox/PhotoLink";
import { Photo } from "../../components/Photo";
import { Section } from "../../components/Section";
import { from } from "../../styles/mediaQueries";
import * as styles from "./PromotionsSection.module.scss";

// On phones less than the poster's width, as explained in components/photoSizes.ts.
const SIZES = `${from("md")} min(45vw, 38rem), 46vw`;

/** A band for each promotion. Its poster fades into the page, and opens whole in the lightbox. */
export function PromotionsSection({ promotions }: Queries.PromotionsSectionFragment) {
  return promotions.map(({ title, text, photo, alt }, index) => (
    <Section
      key={title}
      className={styles.band}
      id={`promotion-${index + 1}`}
      heading={title}
      intro={text}
      isBand
    >
      <div className={styles.poster}>
        <PhotoLink photos={promotions} index={index}>
          <Photo className={styles.photo} photo={photo} alt={alt} sizes={SIZES} />
        </PhotoLink>
      </div>
    </Section>
  ));
}

export const fragment = graphql`
  fragment PromotionsSection on PromotionsJson {
    promotions {
      title
      text
      alt
      photo {
        ...LargePhoto
        childImageSharp {
          gatsbyImageData(width: 1400, breakpoints: [340, 480, 640, 860, 1100, 1400])
        }
      }
    }
  }
`;
