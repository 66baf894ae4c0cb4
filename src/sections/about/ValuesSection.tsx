import { graphql } from "gatsby";
import { Section } from "../../components/Section";
import * as styles from "./ValuesSection.module.scss";

export function ValuesSection({ heading, values }: Queries.ValuesSectionFragment) {
  return (
    <Section className={styles.section} id="values" heading={heading}>
      <ul className={styles.doors}>
        {values.map(({ title, text }) => (
          <li className={styles.door} key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment ValuesSection on AboutJsonValues {
    heading
    values {
      title
      text
    }
  }
`;
