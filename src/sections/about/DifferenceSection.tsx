import { graphql } from "gatsby";
import { Section } from "../../components/Section";
import * as styles from "./DifferenceSection.module.scss";

export function DifferenceSection({ heading, points }: Queries.DifferenceSectionFragment) {
  return (
    <Section className={styles.section} id="difference" heading={heading}>
      <ul className={styles.points}>
        {points.map(({ title, text }) => (
          <li className={styles.point} key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
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
