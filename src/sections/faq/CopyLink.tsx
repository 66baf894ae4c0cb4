import { graphql } from "gatsby";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { copyText } from "../../browser/copyText";
import * as styles from "./CopyLink.module.scss";

type CopyLinkProps = { id: string; words: Queries.CopyLinkFragment };

/** Copies the address of an answer, and says so. */
export function CopyLink({ id, words }: CopyLinkProps) {
  const [outcome, setOutcome] = useState("");

  async function copy() {
    // Emptied first: screen readers are told only of a change.
    setOutcome("");
    const { href } = new URL(`#${id}`, location.origin + location.pathname);
    const isCopied = await copyText(href);
    if (!isCopied) history.replaceState(history.state, "", href);
    setOutcome(isCopied ? words.copied : words.refused);
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
