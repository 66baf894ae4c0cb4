import { useEffect, useState } from "react";
import * as styles from "./Copyright.module.scss";

/** The year is the visitor's, not the build's, so it is known only once the page runs there. */
export function Copyright({ holder }: { holder: string }) {
  const [year, setYear] = useState<number | null>(null);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return (
    <p className={styles.copyright}>
      © <span>{year}</span> {holder}
    </p>
  );
}
