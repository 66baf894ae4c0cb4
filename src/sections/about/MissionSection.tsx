import { graphql } from "gatsby";
import * as styles from "./MissionSection.module.scss";

export function MissionSection({ heading, text }: Queries.MissionSectionFragment) {
  return (
    <section className={styles.section} aria-labelledby="mission-heading">
      <h2 className={styles.heading} id="mission-heading">
        {heading}
      </h2>
      <p className={styles.mission}>{text}</p>
    </section>
  );
}

export const fragment = graphql`
  fragment MissionSection on AboutJsonMission {
    heading
    text
  }
`;
