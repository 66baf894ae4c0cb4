import { graphql } from "gatsby";
import * as styles from "./StorySection.module.scss";

export function StorySection({ heading, paragraphs }: Queries.StorySectionFragment) {
  return (
    <section className={styles.section} aria-labelledby="story-heading">
      <h2 className={styles.heading} id="story-heading">
        {heading}
      </h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment StorySection on AboutJsonStory {
    heading
    paragraphs
  }
`;
