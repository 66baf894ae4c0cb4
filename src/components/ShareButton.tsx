import { useEffect, useState } from "react";
import { Icon } from "./LinkIcon";
import * as styles from "./ShareButton.module.scss";

const SHARE_ICON = "M12 15V2m-5 5 5-5 5 5M4 12v10h16V12";

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
      <Icon path={SHARE_ICON} />
      {label}
    </button>
  );
}
