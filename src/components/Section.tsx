import type { ReactNode } from "react";
import type { SectionId } from "../document/elementIds";
import { shownDuring } from "../document/shownDuring";
import { keepTogether } from "../domain/format/keepTogether";
import * as styles from "./Section.module.scss";

type SectionProps = {
  /** Links such as `/#rigs` lead here. */
  id: SectionId;
  heading: string;
  /** One or two sentences below the heading. */
  intro?: string;
  /** Whether it has a background across the page. */
  isBand?: boolean;
  /** When it appears and disappears, in ms since 1970. */
  from?: number | undefined;
  until?: number | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A section of a page, named by its heading. */
export function Section({
  id,
  heading,
  intro,
  isBand,
  from,
  until,
  className = "",
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      className={`${isBand ? styles.band : styles.section} ${className}`}
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      {...shownDuring({ from, until })}
    >
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        {intro && <p className={styles.intro}>{keepTogether(intro)}</p>}
      </div>
      {children}
    </section>
  );
}
