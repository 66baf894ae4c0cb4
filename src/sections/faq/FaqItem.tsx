import { graphql } from "gatsby";
import type { MouseEvent } from "react";
import { CopyButton } from "../../components/CopyButton";
import { slug } from "../../domain/format/slug";
import { FaqIcon } from "./FaqIcon";
import * as styles from "./FaqItem.module.scss";

type FaqItemProps = Queries.FaqItemFragment & {
  copyLink: Queries.FaqSectionFragment["copyLink"];
  isOpen: boolean;
  /** Also called when the browser opens the answer, for a link or its own text search. */
  onToggle: (isOpen: boolean) => void;
};

/** `<details>` opens without JavaScript. Its `name` then closes the other answers. */
export function FaqItem(props: FaqItemProps) {
  const { question, answer, icon, copyLink, isOpen, onToggle } = props;
  const id = slug(question);

  // If the browser toggled the element, React's update after one click could undo a quick second click.
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary acts as a button. */}
      <summary className={styles.question} onClick={handleClick}>
        <FaqIcon name={icon} />
        <h2 className={styles.questionText}>{question}</h2>
      </summary>
      {/* With the id inside `<details>`, browsers open the answer for a link to it. */}
      <div className={styles.answer} id={id}>
        <p>{answer}</p>
        <div className={styles.copyLink}>
          <CopyButton
            text={() => `${location.origin}${location.pathname}#${id}`}
            label={copyLink.label}
            copiedLabel={copyLink.copied}
          />
        </div>
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
