import { graphql } from "gatsby";
import { ChevronDown } from "lucide";
import type { MouseEvent } from "react";
import { Icon } from "../../components/Icon";
import { TextWithLinks } from "../../components/TextWithLinks";
import { slug } from "../../domain/format/slug";
import { textBlocks } from "../../domain/format/textBlocks";
import { FaqIcon } from "./FaqIcon";
import * as styles from "./FaqItem.module.scss";

/** The browser opens and closes it, and closes the others with the same `name`. */
export function FaqItem({ question, answer, icon }: Queries.FaqItemFragment) {
  return (
    <details className={styles.item} name="faq">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, also for the keyboard. */}
      <summary className={styles.question} onClick={keepInPlace}>
        <FaqIcon name={icon} />
        <h2 className={styles.questionText}>{question}</h2>
        <span className={styles.chevron}>
          <Icon node={ChevronDown} />
        </span>
      </summary>
      {/* With the id inside `<details>`, browsers open the answer for a link to it. */}
      <div className={styles.answer} id={slug(question)}>
        {textBlocks(answer).map((block) =>
          typeof block === "string" ? (
            <p key={block}>
              <TextWithLinks text={block} />
            </p>
          ) : (
            <ul className={styles.list} key={block.join()}>
              {block.map((entry) => (
                <li key={entry}>
                  <TextWithLinks text={entry} />
                </li>
              ))}
            </ul>
          ),
        )}
      </div>
    </details>
  );
}

/** Scrolls as far as the closing of an answer above moves the pressed question. */
function keepInPlace({ currentTarget }: MouseEvent) {
  const top = () => currentTarget.getBoundingClientRect().top;
  const before = top();
  // After the browser has closed the answer, and before it paints.
  requestAnimationFrame(() => scrollBy({ top: top() - before, behavior: "instant" }));
}

export const fragment = graphql`
  fragment FaqItem on FaqJsonQuestions {
    question
    answer
    icon
  }
`;
