import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { openDetails } from "../../browser/openDetails";
import { FaqItem } from "./FaqItem";
import * as styles from "./FaqSection.module.scss";

type FaqSectionProps = Queries.FaqSectionFragment & {
  /** The URL's fragment. `#when-are-you-open` opens that answer. */
  hash: string;
};

export function FaqSection({ heading, intro, questions, copyLink, hash }: FaqSectionProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const answersRef = useRef<HTMLDivElement>(null);

  // Takes over an answer that was opened before hydration.
  useEffect(() => {
    const answers = Array.from(answersRef.current?.querySelectorAll("details") ?? []);
    const openedEarly = answers.findIndex(({ open }) => open);
    if (openedEarly >= 0) setOpenIndex(openedEarly);
  }, []);

  useEffect(() => openDetails(hash), [hash]);

  function handleToggle(index: number, isOpen: boolean) {
    setOpenIndex((current) => {
      if (isOpen) return index;
      return current === index ? null : current;
    });
  }

  return (
    <section className={styles.section} aria-labelledby="faq-heading">
      <h1 className={styles.heading} id="faq-heading">
        {heading}
      </h1>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.questions} ref={answersRef}>
        {questions.map((item, index) => (
          <FaqItem
            key={item.question}
            {...item}
            copyLink={copyLink}
            isOpen={openIndex === index}
            onToggle={(isOpen) => handleToggle(index, isOpen)}
          />
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
