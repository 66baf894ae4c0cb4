import { type ReactNode, useEffect, useState } from "react";
import { OpenNow } from "../../components/OpenNow";
import { CALCULATOR_LINK_ID } from "../../document/elementIds";
import { ReserveLink } from "./ReserveLink";
import { useReservation } from "./useReservation";
import * as styles from "./WithReservationBar.module.scss";

type WithReservationBarProps = {
  /** The rigs that visitors can reserve. */
  rigs: string;
  children: ReactNode;
};

/**
 * On phones, keeps RESERVATION at the lower edge of the window until the visitor has scrolled past the children, but not while
 * the calculator's own button is in sight.
 */
export function WithReservationBar({ rigs, children }: WithReservationBarProps) {
  const { walkIn } = useReservation().siteJson.reservation;
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    const link = document.getElementById(CALCULATOR_LINK_ID);
    const observer = new IntersectionObserver((entries) => {
      setIsAway(Boolean(entries.at(-1)?.isIntersecting));
    });
    if (link) observer.observe(link);
    return () => observer.disconnect();
  }, []);

  if (!rigs) return children;
  return (
    <div className={styles.content}>
      {children}
      <div className={`${styles.bar} ${isAway ? styles.away : ""}`}>
        <p className={styles.openNow}>
          <OpenNow />
        </p>
        <ReserveLink wish={rigs} className={styles.reserve} noteClassName={styles.note} />
        {walkIn && <p className={styles.note}>{walkIn}</p>}
      </div>
    </div>
  );
}
