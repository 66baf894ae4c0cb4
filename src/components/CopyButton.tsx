import { Copy } from "lucide";
import { useEffect, useState } from "react";
import * as styles from "./CopyButton.module.scss";
import { Icon } from "./Icon";

type CopyButtonProps = { text: () => string; label: string; copiedLabel: string };

const CONFIRMATION_MS = 3000;

/** If the browser refuses to copy, the text appears beside the button and is selected. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setIsCopied(true),
      () => setIsRefused(true),
    );

  return (
    <>
      <button
        className={styles.button}
        type="button"
        hidden={!canCopy}
        data-copied={isCopied}
        onClick={copy}
      >
        <Icon node={Copy} />
        <span className={styles.label}>{label}</span>
        <span className={styles.confirmation} aria-hidden="true">
          {copiedLabel}
        </span>
      </button>
      <span className={styles.announcement} role="status">
        {isCopied && copiedLabel}
      </span>
      {isRefused && (
        <p className={styles.text} ref={select}>
          {text()}
        </p>
      )}
    </>
  );
}

function select(element: HTMLElement | null) {
  if (element) getSelection()?.selectAllChildren(element);
}
