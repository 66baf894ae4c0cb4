import { type RefObject, useEffect, useState } from "react";
import { copyText } from "../browser/copyText";
import * as styles from "./CopyButton.module.scss";
import { LinkIcon } from "./LinkIcon";

type CopyButtonProps = {
  text: string;
  label: string;
  copiedLabel: string;
  /** The element that shows the text. It is selected if the browser refuses to copy. */
  source: RefObject<HTMLElement>;
};

const CONFIRMATION_MS = 3000;

export function CopyButton({ text, label, copiedLabel, source }: CopyButtonProps) {
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    if (await copyText(text)) setIsCopied(true);
    else if (source.current) getSelection()?.selectAllChildren(source.current);
  }

  return (
    <>
      <button
        className={styles.button}
        type="button"
        hidden={!canCopy}
        data-copied={isCopied}
        onClick={copy}
      >
        <LinkIcon name="copy" />
        <span className={styles.label}>{label}</span>
        <span className={styles.confirmation} aria-hidden="true">
          {copiedLabel}
        </span>
      </button>
      <span className={styles.announcement} role="status">
        {isCopied && copiedLabel}
      </span>
    </>
  );
}
