import { graphql } from "gatsby";
import { PointList } from "./PointList";
import * as styles from "./TextSection.module.scss";

export function DifferenceSection({ heading, points }: Queries.DifferenceSectionFragment) {
  return (
    <section className={styles.section} aria-labelledby="difference-heading">
      <h2 className={styles.heading} id="difference-heading">
        {heading}
      </h2>
      <PointList points={points} />
    </section>
  );
}

export const fragment = graphql`
  fragment DifferenceSection on AboutJsonDifference {
    heading
    points {
      title
      text
    }
  }
`;
