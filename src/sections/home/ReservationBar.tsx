import { useEffect, useState } from "react";
import { OpenNow } from "../../components/OpenNow";
import { reservableRigs, reservationLink } from "../../domain/reservationLink";
import * as styles from "./ReservationBar.module.scss";
import { NEW_TAB_HINT_ID, RESERVE_LINK_ID } from "./ReservationSection";

type ReservationBarProps = {
  site: Queries.ReservationFragment & { readonly hours: Queries.OpenNowFragment };
  pricing: Queries.PricingFragment;
};

/** On phones, keeps RESERVATION in reach between the first screen's link and the footer. */
export function ReservationBar({ site, pricing }: ReservationBarProps) {
  const isNeeded = useIsBetween(`#${RESERVE_LINK_ID}`, "footer");
  return (
    <div className={isNeeded ? styles.bar : `${styles.bar} ${styles.away}`}>
      <p className={styles.openNow}>
        <OpenNow {...site.hours} />
      </p>
      <a
        className={styles.reserve}
        href={reservationLink(site, { rigs: reservableRigs(pricing) })}
        target="_blank"
        rel="noopener"
        aria-describedby={NEW_TAB_HINT_ID}
      >
        {site.reservation.label}
      </a>
    </div>
  );
}

/** Whether the visitor has scrolled past the first element, and has not reached the second. */
function useIsBetween(first: string, second: string): boolean {
  const [isPastFirst, setIsPastFirst] = useState(false);
  const [isAtSecond, setIsAtSecond] = useState(false);

  useEffect(() => {
    const start = document.querySelector(first);
    const end = document.querySelector(second);
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (target === start) setIsPastFirst(!isIntersecting && boundingClientRect.bottom <= 0);
        else setIsAtSecond(isIntersecting);
      }
    });
    if (start) observer.observe(start);
    if (end) observer.observe(end);
    return () => observer.disconnect();
  }, [first, second]);

  return isPastFirst && !isAtSecond;
}
