import { graphql, Link } from "gatsby";
import { Photo } from "../../components/Photo";
import * as styles from "./AboutUsSection.module.scss";

export function AboutUsSection({ about, photo, alt }: Queries.AboutUsSectionFragment) {
  return (
    <section className={styles.section} aria-labelledby="about-us-heading">
      <div className={styles.doorway}>
        {/* Drawn as high as the doorway, of which it is wider. */}
        <Photo className={styles.photo} photo={photo} alt={alt} sizes="min(58rem, 200vw)" />
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
        gatsbyImageData(width: 2400, breakpoints: [360, 720, 1200, 1800, 2400])
      }
    }
  }
`;
