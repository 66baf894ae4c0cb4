import { graphql } from "gatsby";
import { FaqIcon } from "./FaqIcon";
import * as styles from "./FaqItem.module.scss";

type FaqItemProps = Queries.FaqItemFragment & {
  isOpen: boolean;
  /** Called after the visitor, or the browser's own search, has opened or closed the answer. */
  onToggle: (isOpen: boolean) => void;
};

/** A `<details>`, so that answers open before and without JavaScript; `name` keeps them exclusive then. */
export function FaqItem({ question, answer, icon, isOpen, onToggle }: FaqItemProps) {
  return (
    <details
      className={styles.item}
      name="faq"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className={styles.question}>
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
