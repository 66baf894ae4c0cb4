import type { ReactNode } from "react";
import { OpenNow } from "../../components/OpenNow";
import { anyReservableRig } from "../../domain/reservationLink";
import { ReserveLink } from "./ReserveLink";
import * as styles from "./WithReservationBar.module.scss";

type WithReservationBarProps = {
  site: Queries.ReservationFragment;
  pricing: Queries.PricingFragment;
  children: ReactNode;
};

/** On phones, keeps RESERVATION at the lower edge of the window until the visitor has scrolled past the children. */
export function WithReservationBar({ site, pricing, children }: WithReservationBarProps) {
  const wish = anyReservableRig(pricing);
  if (!wish) return children;
  return (
    <div className={styles.content}>
      {children}
      <div className={styles.bar}>
        <p className={styles.openNow}>
          <OpenNow />
        </p>
        <ReserveLink
          site={site}
          wish={wish}
          className={styles.reserve}
          noteClassName={styles.note}
        />
      </div>
    </div>
  );
}
