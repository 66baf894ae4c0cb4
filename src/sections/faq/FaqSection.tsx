import { graphql } from "gatsby";
import { useEffect } from "react";
import { openDetails } from "../../browser/openDetails";
import { FaqItem } from "./FaqItem";
import * as styles from "./FaqSection.module.scss";

type FaqSectionProps = Queries.FaqSectionFragment & {
  /** The URL's fragment. `#when-are-you-open` opens that answer. */
  hash: string;
};

export function FaqSection({ heading, intro, questions, copyLink, hash }: FaqSectionProps) {
  useEffect(() => openDetails(hash), [hash]);

  return (
    <section className={styles.section} aria-labelledby="faq-heading">
      <h1 className={styles.heading} id="faq-heading">
        {heading}
      </h1>
      <p className={styles.intro}>{intro}</p>
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
