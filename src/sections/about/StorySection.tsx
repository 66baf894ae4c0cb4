import { graphql } from "gatsby";
import { Photo } from "../../components/Photo";
import { PHONE_FULL_WIDTH } from "../../components/photoSizes";
import { Section } from "../../components/Section";
import { from } from "../../styles/mediaQueries";
import * as styles from "./StorySection.module.scss";

const SIZES = `${from("md")} min(46vw, 37rem), ${PHONE_FULL_WIDTH}`;

/** The story of the venue, beside a photo. Its first paragraph is the largest. */
export function StorySection({ heading, paragraphs, photo, alt }: Queries.StorySectionFragment) {
  return (
    <Section className={styles.story} id="story" heading={heading} isBand>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Photo className={styles.photo} photo={photo} alt={alt} sizes={SIZES} />
    </Section>
  );
}

export const fragment = graphql`
  fragment StorySection on AboutJsonStory {
    heading
    paragraphs
    alt
    photo {
      childImageSharp {
        gatsbyImageData(width: 1400, breakpoints: [340, 540, 660, 810, 1100, 1400])
      }
    }
  }
`;
