import { graphql } from "gatsby";
import { Photo } from "../../components/Photo";
import { PHONE_FULL_WIDTH } from "../../components/photoSizes";
import { from } from "../../styles/mediaQueries";
import * as styles from "./AboutHeroSection.module.scss";

export function AboutHeroSection({ heading, about, photo, alt }: Queries.AboutHeroSectionFragment) {
  return (
    <section className={styles.section} aria-labelledby="about-heading">
      <h1 id="about-heading">{heading}</h1>
      <div className={styles.about}>
        <h2 className={styles.subheading}>{about.heading}</h2>
        <p>{about.text}</p>
      </div>
      <Photo
        className={styles.photo}
        photo={photo}
        alt={alt}
        sizes={`${from("xl")} 1100px, ${from("md")} 89vw, ${PHONE_FULL_WIDTH}`}
        isAboveTheFold
      />
    </section>
  );
}

export const fragment = graphql`
  fragment AboutHeroSection on AboutJson {
    heading
    about {
      heading
      text
    }
    alt
    photo {
      childImageSharp {
        gatsbyImageData(width: 2200, breakpoints: [540, 660, 810, 1100, 1400, 1800, 2200])
      }
    }
  }
`;
