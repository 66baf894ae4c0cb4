import { graphql } from "gatsby";
import { PointList } from "./PointList";
import * as styles from "./TextSection.module.scss";

export function ValuesSection({ heading, values }: Queries.ValuesSectionFragment) {
  return (
    <section className={styles.section} aria-labelledby="values-heading">
      <h2 className={styles.heading} id="values-heading">
        {heading}
      </h2>
      <PointList points={values} />
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
