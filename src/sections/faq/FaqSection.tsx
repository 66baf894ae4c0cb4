import { graphql } from "gatsby";
import { TextWithLinks } from "../../components/TextWithLinks";
import { FaqItem } from "./FaqItem";
import * as styles from "./FaqSection.module.scss";

export function FaqSection({ heading, intro, questions }: Queries.FaqSectionFragment) {
  return (
    <section className={styles.section} aria-labelledby="faq-heading">
      <div>
        <h1 id="faq-heading">{heading}</h1>
        <p className={styles.intro}>
          <TextWithLinks text={intro} />
        </p>
      </div>
      <div>
        {questions.map((item) => (
          <FaqItem key={item.question} {...item} />
        ))}
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment FaqSection on FaqJson {
    heading
    intro
    questions {
      ...FaqItem
    }
  }
`;
