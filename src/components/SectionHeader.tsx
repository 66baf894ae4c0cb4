import * as styles from "./SectionHeader.module.scss";

type SectionHeaderProps = {
  headingId: string;
  heading: string;
  intro: string;
};

export function SectionHeader({ headingId, heading, intro }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 className={styles.heading} id={headingId}>
        {heading}
      </h2>
      <p className={styles.intro}>{intro}</p>
    </div>
  );
}
