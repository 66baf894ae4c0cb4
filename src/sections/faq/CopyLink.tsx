import { graphql } from "gatsby";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { copyText } from "../../browser/copyText";
import * as styles from "./CopyLink.module.scss";

type CopyLinkProps = { id: string; texts: Queries.CopyLinkFragment };

export function CopyLink({ id, texts }: CopyLinkProps) {
  const [outcome, setOutcome] = useState("");

  async function copy() {
    // Screen readers announce only changes. Without this, copying again would be silent.
    setOutcome("");
    const { href } = new URL(`#${id}`, location.origin + location.pathname);
    const isCopied = await copyText(href);
    if (!isCopied) history.replaceState(history.state, "", href);
    setOutcome(isCopied ? texts.copied : texts.refused);
  }

  return (
    <div className={styles.copyLink}>
      <button className={styles.button} type="button" onClick={copy}>
        <Link2 aria-hidden="true" />
        {texts.label}
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
