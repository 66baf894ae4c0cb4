import { graphql } from "gatsby";
import * as styles from "./DifferenceSection.module.scss";

export function DifferenceSection({ heading, points }: Queries.DifferenceSectionFragment) {
  return (
    <section className={styles.section} aria-labelledby="difference-heading">
      <h2 className={styles.heading} id="difference-heading">
        {heading}
      </h2>
      <ul className={styles.points}>
        {points.map(({ title, text }) => (
          <li className={styles.point} key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
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
