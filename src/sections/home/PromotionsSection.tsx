import { graphql } from "gatsby";
import { Photo } from "../../components/Photo";
import { from } from "../../styles/mediaQueries";
import * as styles from "./PromotionsSection.module.scss";

export function PromotionsSection({ heading, promotions }: Queries.PromotionsSectionFragment) {
  return (
    <section className={styles.section} aria-labelledby="promotions-heading">
      <h2 className={styles.heading} id="promotions-heading">
        {heading}
      </h2>
      {promotions.map(({ title, text, photo, alt }) => (
        <article className={styles.promotion} key={title}>
          <Photo
            className={styles.poster}
            photo={photo}
            alt={alt}
            sizes={`${from("xl")} 27rem, ${from("md")} 38vw, 100vw`}
          />
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
        childImageSharp {
          gatsbyImageData(width: 960, breakpoints: [320, 480, 720, 960])
        }
      }
    }
  }
`;
