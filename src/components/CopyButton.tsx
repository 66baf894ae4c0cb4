import { Copy } from "lucide";
import { useEffect, useState } from "react";
import * as styles from "./CopyButton.module.scss";
import { Icon } from "./Icon";

type CopyButtonProps = { text: () => string; label: string; copiedLabel: string };

const CONFIRMATION_MS = 3000;

const REFUSED = "Not copied";

/** Browsers that cannot copy show no button. Others may refuse, and the button says so. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [canCopy, setCanCopy] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);

  useEffect(() => setCanCopy(Boolean(navigator.clipboard)), []);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <>
      <button
        className={styles.button}
        type="button"
        hidden={!canCopy}
        data-has-outcome={outcome !== null}
        onClick={() =>
          navigator.clipboard.writeText(text()).then(
            () => setOutcome(copiedLabel),
            () => setOutcome(REFUSED),
          )
        }
      >
        <Icon node={Copy} />
        <span className={styles.label}>{label}</span>
        <span className={styles.outcome}>{outcome ?? copiedLabel}</span>
      </button>
      <span className="visuallyHidden" role="status">
        {outcome}
      </span>
    </>
  );
}
