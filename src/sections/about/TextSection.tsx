import type { SectionId } from "../../domain/elementIds";
import * as styles from "./TextSection.module.scss";

type TextSectionProps = {
  id: SectionId;
  heading: string;
  paragraphs: readonly string[];
};

/** A heading beside its text, of which the first paragraph is the largest. */
export function TextSection({ id, heading, paragraphs }: TextSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section className={styles.section} id={id} tabIndex={-1} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
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
