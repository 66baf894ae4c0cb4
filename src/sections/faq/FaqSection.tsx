import { graphql } from "gatsby";
import { TextWithLinks } from "../../components/TextWithLinks";
import { FaqItem } from "./FaqItem";
import * as styles from "./FaqSection.module.scss";

export function FaqSection(props: Queries.FaqSectionFragment) {
  const { heading, intro, questions, copyLink } = props;
  return (
    <section className={styles.section} aria-labelledby="faq-heading">
      <h1 id="faq-heading">{heading}</h1>
      <p className={styles.intro}>
        <TextWithLinks text={intro} />
      </p>
      <div className={styles.questions}>
        {questions.map((item) => (
          <FaqItem key={item.question} {...item} copyLink={copyLink} />
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
    copyLink {
      label
      copied
    }
  }
`;
