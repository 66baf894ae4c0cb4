import { Share } from "lucide";
import { useEffect, useState } from "react";
import { Icon } from "./Icon";
import * as styles from "./ShareButton.module.scss";

type ShareButtonProps = { label: string; data: () => ShareData };

/** Opens the browser's share dialog. Browsers without one show no button. */
export function ShareButton({ label, data }: ShareButtonProps) {
  const [canShare, setCanShare] = useState(false);

  useEffect(() => setCanShare("share" in navigator), []);

  return (
    <button
      className={styles.button}
      type="button"
      hidden={!canShare}
      // It fails if the visitor closes the browser's dialog.
      onClick={() => navigator.share(data()).catch(() => undefined)}
    >
      <Icon node={Share} />
      {label}
    </button>
  );
}
