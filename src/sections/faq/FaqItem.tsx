import { graphql } from "gatsby";
import type { MouseEvent } from "react";
import { FaqIcon } from "./FaqIcon";
import * as styles from "./FaqItem.module.scss";

type FaqItemProps = Queries.FaqItemFragment & {
  isOpen: boolean;
  /** Called when the visitor, or the browser's own search, opens or closes the answer. */
  onToggle: (isOpen: boolean) => void;
};

/** A `<details>`, so that answers open before and without JavaScript; `name` keeps them exclusive then. */
export function FaqItem({ question, answer, icon, isOpen, onToggle }: FaqItemProps) {
  // Left to the browser, a second quick click would be undone by React's answer to the first.
  function handleClick(event: MouseEvent) {
    event.preventDefault();
    onToggle(!isOpen);
  }

  return (
    <details
      className={styles.item}
      name="faq"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary className={styles.question} onClick={handleClick}>
        <FaqIcon name={icon} />
        <h2 className={styles.questionText}>{question}</h2>
      </summary>
      <p className={styles.answer}>{answer}</p>
    </details>
  );
}

export const fragment = graphql`
  fragment FaqItem on FaqJsonQuestions {
    question
    answer
    icon
  }
`;
