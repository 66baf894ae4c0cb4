import { useNow } from "../hooks/useNow";
import * as styles from "./Copyright.module.scss";

/** The year comes from the visitor's clock, so it appears after hydration. */
export function Copyright({ holder }: { holder: string }) {
  const now = useNow();
  return (
    <p className={styles.copyright}>
      © <span>{now && new Date(now).getFullYear()}</span> {holder}
    </p>
  );
}
