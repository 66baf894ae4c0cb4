import { graphql } from "gatsby";
import * as styles from "./ValuesSection.module.scss";

export function ValuesSection({ heading, values }: Queries.ValuesSectionFragment) {
  return (
    <section className={styles.section} aria-labelledby="values-heading">
      <h2 className={styles.heading} id="values-heading">
        {heading}
      </h2>
      <ul className={styles.doors}>
        {values.map(({ title, text }) => (
          <li className={styles.door} key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
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
