import { Section } from "../../components/Section";
import type { SectionId } from "../../document/elementIds";
import * as styles from "./TextSection.module.scss";

type TextSectionProps = {
  id: SectionId;
  heading: string;
  paragraphs: readonly string[];
};

/** A heading and its text, of which the first paragraph is the largest. */
export function TextSection({ id, heading, paragraphs }: TextSectionProps) {
  return (
    <Section id={id} heading={heading} isBand>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
