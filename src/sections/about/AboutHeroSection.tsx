import { graphql } from "gatsby";
import { Hero } from "../../components/Hero";
import * as styles from "./AboutHeroSection.module.scss";

export function AboutHeroSection(props: Queries.AboutHeroSectionFragment) {
  const { heading, mission, about, photo, alt } = props;
  return (
    <Hero headingId="about-heading" photo={photo} alt={alt}>
      <h1 id="about-heading">{heading}</h1>
      <h2 className={styles.subheading}>{mission.heading}</h2>
      <p className={styles.mission}>{mission.text}</p>
      <h2 className={styles.subheading}>{about.heading}</h2>
      <p>{about.text}</p>
    </Hero>
  );
}

export const fragment = graphql`
  fragment AboutHeroSection on AboutJson {
    heading
    mission {
      heading
      text
    }
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
