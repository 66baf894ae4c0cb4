import { useEffect, useState } from "react";
import { OpenNow } from "../../components/OpenNow";
import { anyReservableRig } from "../../domain/reservationLink";
import { PLAN_ID } from "./planner/visitAddress";
import * as styles from "./ReservationBar.module.scss";
import { RESERVE_LINK_ID, ReserveLink } from "./ReserveLink";

type ReservationBarProps = {
  site: Queries.ReservationFragment;
  pricing: Queries.PricingFragment;
};

/** On phones, keeps RESERVATION in reach between the first screen's link and the footer, except at the planner. */
export function ReservationBar({ site, pricing }: ReservationBarProps) {
  const isPast = useVisibility(`#${RESERVE_LINK_ID}`) === "above";
  const isAtPlanner = useVisibility(`#${PLAN_ID}`) === "visible";
  const isAtFooter = useVisibility("footer") === "visible";
  const isNeeded = isPast && !isAtPlanner && !isAtFooter;
  return (
    <div className={isNeeded ? styles.bar : `${styles.bar} ${styles.away}`}>
      <p className={styles.openNow}>
        <OpenNow {...site.hours} />
      </p>
      <ReserveLink
        site={site}
        wish={anyReservableRig(pricing)}
        className={styles.reserve}
        noteClassName={styles.note}
      />
    </div>
  );
}

/** Where an element of the page is: in the viewport, above it, or below it. */
function useVisibility(selector: string): "visible" | "above" | "below" {
  const [visibility, setVisibility] = useState<"visible" | "above" | "below">("below");

  useEffect(() => {
    const element = document.querySelector(selector);
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry?.isIntersecting) setVisibility("visible");
      else setVisibility(entry && entry.boundingClientRect.bottom <= 0 ? "above" : "below");
    });
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [selector]);

  return visibility;
}
