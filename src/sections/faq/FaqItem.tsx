import { graphql } from "gatsby";
import type { MouseEvent } from "react";
import { slug } from "../../domain/format/slug";
import { CopyLink } from "./CopyLink";
import { FaqIcon } from "./FaqIcon";
import * as styles from "./FaqItem.module.scss";

type FaqItemProps = Queries.FaqItemFragment & {
  copyLink: Queries.CopyLinkFragment;
  isOpen: boolean;
  /** Called when the visitor, the browser's own search or a link opens or closes the answer. */
  onToggle: (isOpen: boolean) => void;
};

/** A `<details>`, so that answers open before and without JavaScript; `name` keeps them exclusive then. */
export function FaqItem(props: FaqItemProps) {
  const { question, answer, icon, copyLink, isOpen, onToggle } = props;
  const id = slug(question);

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
      {/* The id is in here, not outside: a browser opens what hides the place that a link leads to. */}
      <div className={styles.answer} id={id}>
        <p>{answer}</p>
        <CopyLink id={id} words={copyLink} />
      </div>
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
