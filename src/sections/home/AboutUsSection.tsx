import { graphql, Link } from "gatsby";
import { Photo } from "../../components/Photo";
import { from } from "../../styles/mediaQueries";
import * as styles from "./AboutUsSection.module.scss";

export function AboutUsSection({ about, photo, alt }: Queries.AboutUsSectionFragment) {
  return (
    <section className={styles.section} aria-labelledby="about-us-heading">
      <div className={styles.doorway}>
        {/* The photo fills the doorway's height, so it is drawn wider than the doorway. */}
        <Photo
          className={styles.photo}
          photo={photo}
          alt={alt}
          sizes={`${from("xl")} 46rem, 60vw`}
        />
      </div>
      <div>
        <h2 className={styles.heading} id="about-us-heading">
          {about.heading}
        </h2>
        <p className={styles.text}>{about.text}</p>
        <Link className={styles.link} to="/about">
          {about.linkLabel}
        </Link>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment AboutUsSection on AboutJson {
    about {
      heading
      text
      linkLabel
    }
    alt
    photo {
      childImageSharp {
        # As in AboutHeroSection.tsx, so that this makes no other pictures.
        gatsbyImageData(width: 2200, breakpoints: [540, 660, 810, 1100, 1400, 1800, 2200])
      }
    }
  }
`;
