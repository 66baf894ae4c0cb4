import { graphql } from "gatsby";
import { PhotoLink } from "../../components/lightbox/PhotoLink";
import { Photo } from "../../components/Photo";
import { PHONE_HALF_WIDTH_VW } from "../../components/photoSizes";
import { from } from "../../styles/mediaQueries";
import * as styles from "./PromotionsSection.module.scss";

export function PromotionsSection({ heading, promotions }: Queries.PromotionsSectionFragment) {
  if (promotions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="promotions-heading">
      <h2 className="visuallyHidden" id="promotions-heading">
        {heading}
      </h2>
      {promotions.map(({ title, text, photo, alt }, index) => (
        <article className={styles.promotion} key={title}>
          <div className={styles.frame}>
            <PhotoLink photos={promotions} index={index}>
              <Photo
                photo={photo}
                alt={alt}
                sizes={`${from("xl")} 28rem, ${from("md")} 35vw, ${PHONE_HALF_WIDTH_VW}vw`}
              />
            </PhotoLink>
          </div>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </article>
      ))}
    </section>
  );
}

export const fragment = graphql`
  fragment PromotionsSection on PromotionsJson {
    heading
    promotions {
      title
      text
      alt
      photo {
        ...LargePhoto
        childImageSharp {
          gatsbyImageData(width: 860, breakpoints: [345, 440, 540, 690, 860])
        }
      }
    }
  }
`;
