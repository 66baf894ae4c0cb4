import { graphql } from "gatsby";
import { CopyButton } from "../../components/CopyButton";
import { TextWithLinks } from "../../components/TextWithLinks";
import { slug } from "../../domain/format/slug";
import { FaqIcon } from "./FaqIcon";
import * as styles from "./FaqItem.module.scss";

type FaqItemProps = Queries.FaqItemFragment & Pick<Queries.FaqSectionFragment, "copyLink">;

/** The browser opens and closes it, and closes the others with the same `name`. */
export function FaqItem({ question, answer, icon, copyLink }: FaqItemProps) {
  const id = slug(question);
  return (
    <details className={styles.item} name="faq">
      <summary className={styles.question}>
        <FaqIcon name={icon} />
        <h2 className={styles.questionText}>{question}</h2>
      </summary>
      {/* With the id inside `<details>`, browsers open the answer for a link to it. */}
      <div className={styles.answer} id={id}>
        <p>
          <TextWithLinks text={answer} />
        </p>
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
