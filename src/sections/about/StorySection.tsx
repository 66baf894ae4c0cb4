import { graphql } from "gatsby";
import { Section } from "../../components/Section";
import * as styles from "./StorySection.module.scss";

export function StorySection({ heading, paragraphs }: Queries.StorySectionFragment) {
  return (
    <Section id="story" heading={heading}>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment StorySection on AboutJsonStory {
    heading
    paragraphs
  }
`;
