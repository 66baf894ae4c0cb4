import { Copy } from "lucide";
import { useEffect, useState } from "react";
import * as styles from "./CopyButton.module.scss";
import { Icon } from "./Icon";

type CopyButtonProps = { text: () => string; label: string; copiedLabel: string };

const CONFIRMATION_MS = 3000;

/** Browsers that cannot copy show no button. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  return (
    <>
      <button
        className={styles.button}
        type="button"
        hidden={!canCopy}
        data-copied={isCopied}
        onClick={() =>
          navigator.clipboard.writeText(text()).then(() => setIsCopied(true), console.error)
        }
      >
        <Icon node={Copy} />
        <span className={styles.label}>{label}</span>
        <span className={styles.confirmation} aria-hidden="true">
          {copiedLabel}
        </span>
      </button>
      <span className="visuallyHidden" role="status">
        {isCopied && copiedLabel}
      </span>
    </>
  );
}
