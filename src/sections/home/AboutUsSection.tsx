import { graphql, withPrefix } from "gatsby";
import { Photo } from "../../components/Photo";
import { PHONE_FULL_WIDTH } from "../../components/photoSizes";
import { Section } from "../../components/Section";
import { from } from "../../styles/mediaQueries";
import * as styles from "./AboutUsSection.module.scss";

const SIZES = `${from("md")} min(52vw, 43rem), ${PHONE_FULL_WIDTH}`;

export function AboutUsSection({ about, photo, alt }: Queries.AboutUsSectionFragment) {
  return (
    <Section className={styles.section} id="about-us" heading={about.heading} intro={about.text}>
      <a className={styles.more} href={withPrefix("/about")}>
        More about us
      </a>
      <Photo className={styles.photo} photo={photo} alt={alt} sizes={SIZES} />
    </Section>
  );
}

export const fragment = graphql`
  fragment AboutUsSection on AboutJson {
    about {
      heading
      text
    }
    alt
    photo {
      childImageSharp {
        gatsbyImageData(width: 1400, breakpoints: [540, 660, 810, 1100, 1400])
      }
    }
  }
`;
