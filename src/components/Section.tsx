import type { ReactNode } from "react";
import type { SectionId } from "../domain/elementIds";
import * as styles from "./Section.module.scss";

type SectionProps = {
  /** Links such as `/#rigs` lead here. */
  id: SectionId;
  heading: string;
  intro?: string;
  /** Replaces the default width and space. */
  className?: string | undefined;
  children: ReactNode;
};

/** A section of a page, named by its heading. */
export function Section({ id, heading, intro, className, children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      className={className ?? styles.section}
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
    >
      <div className={styles.header}>
        <h2 className={styles.heading} id={headingId}>
          {heading}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </section>
  );
}
