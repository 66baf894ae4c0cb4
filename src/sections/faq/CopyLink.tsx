import { graphql } from "gatsby";
import { Link2 } from "lucide-react";
import { useState } from "react";
import * as styles from "./CopyLink.module.scss";

type CopyLinkProps = { id: string; words: Queries.CopyLinkFragment };

/** Copies the address of an answer, and says so. */
export function CopyLink({ id, words }: CopyLinkProps) {
  const [outcome, setOutcome] = useState("");

  async function copy() {
    // Emptied first: what stands there already would not be read out again.
    setOutcome("");
    const { href } = new URL(`#${id}`, location.origin + location.pathname);
    try {
      await navigator.clipboard.writeText(href);
      setOutcome(words.copied);
    } catch {
      history.replaceState(history.state, "", href);
      setOutcome(words.refused);
    }
  }

  return (
    <div className={styles.copyLink}>
      <button className={styles.button} type="button" onClick={copy}>
        <Link2 aria-hidden="true" />
        {words.label}
      </button>
      <span role="status">{outcome}</span>
    </div>
  );
}

export const fragment = graphql`
  fragment CopyLink on FaqJsonCopyLink {
    label
    copied
    refused
  }
`;
