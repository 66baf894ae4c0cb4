import * as styles from "./SectionHeader.module.scss";

type SectionHeaderProps = {
  /** The heading's id, for the section's aria-labelledby. */
  id: string;
  heading: string;
  intro: string;
};

export function SectionHeader({ id, heading, intro }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      <p className={styles.intro}>{intro}</p>
    </div>
  );
}
