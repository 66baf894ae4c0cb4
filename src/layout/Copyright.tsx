import { useEffect, useState } from "react";
import * as styles from "./Copyright.module.scss";

/** The year comes from the visitor's clock, so it appears after hydration. */
export function Copyright({ holder }: { holder: string }) {
  const [year, setYear] = useState<number | null>(null);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return (
    <p className={styles.copyright}>
      © <span>{year}</span> {holder}
    </p>
  );
}
