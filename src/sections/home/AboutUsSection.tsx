import { graphql, Link } from "gatsby";
import * as styles from "./AboutUsSection.module.scss";

export function AboutUsSection({ heading, text, linkLabel }: Queries.AboutUsSectionFragment) {
  return (
    <section className={styles.section} aria-labelledby="about-us-heading">
      <h2 className={styles.heading} id="about-us-heading">
        {heading}
      </h2>
      <div>
        <p className={styles.text}>{text}</p>
        <Link className={styles.link} to="/about">
          {linkLabel}
        </Link>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment AboutUsSection on AboutJsonAbout {
    heading
    text
    linkLabel
  }
`;
