import { type ReactNode, useEffect, useState } from "react";
import { OpenNow } from "../../components/OpenNow";
import { CALCULATOR_LINK_ID } from "../../document/elementIds";
import { keepTogether } from "../../domain/format/keepTogether";
import { ReserveLink } from "./ReserveLink";
import { useReservation } from "./useReservation";
import * as styles from "./WithReservationBar.module.scss";

type WithReservationBarProps = {
  /** The rigs that visitors can reserve. */
  rigs: string;
  children: ReactNode;
};

/**
 * On phones, keeps RESERVATION at the lower edge of the window, over the children, but not while the calculator's own button or the
 * footer is in sight. In the page, it comes before the children: the keyboard could not reach it at their end, where it is away.
 */
export function WithReservationBar({ rigs, children }: WithReservationBarProps) {
  const { walkIn } = useReservation().siteJson.reservation;
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    const inSight = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      setIsAway(inSight.size > 0);
    });
    for (const element of document.querySelectorAll(`#${CALCULATOR_LINK_ID}, footer`)) {
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);

  if (!rigs) return children;
  return (
    <div className={styles.content}>
      <div className={`${styles.bar} ${isAway ? styles.away : ""}`}>
        <p className={styles.openNow}>
          <OpenNow />
        </p>
        <ReserveLink wish={rigs} className={styles.reserve} noteClassName={styles.note} />
        {walkIn && <p className={styles.note}>{keepTogether(walkIn)}</p>}
      </div>
      <div>{children}</div>
    </div>
  );
}
