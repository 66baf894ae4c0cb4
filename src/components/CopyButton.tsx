import { type RefObject, useEffect, useState } from "react";
import { copyText } from "../browser/copyText";
import * as styles from "./CopyButton.module.scss";

type CopyButtonProps = {
  text: string;
  label: string;
  copiedLabel: string;
  /** Where the text stands; it is selected when the browser refuses to copy. */
  source: RefObject<HTMLElement>;
};

/** In ms. */
const CONFIRMED_FOR = 3000;

/** Copies a text and says so. Hidden, but keeps its space, in browsers that cannot copy. */
export function CopyButton({ text, label, copiedLabel, source }: CopyButtonProps) {
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMED_FOR);
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
