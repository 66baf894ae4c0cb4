import type { ReactNode } from "react";
import { OpenNow } from "../../components/OpenNow";
import { ReserveLink } from "./ReserveLink";
import * as styles from "./WithReservationBar.module.scss";

type WithReservationBarProps = {
  /** The rigs that visitors can reserve. */
  rigs: string;
  children: ReactNode;
};

/** On phones, keeps RESERVATION at the lower edge of the window until the visitor has scrolled past the children. */
export function WithReservationBar({ rigs, children }: WithReservationBarProps) {
  if (!rigs) return children;
  return (
    <div className={styles.content}>
      {children}
      <div className={styles.bar}>
        <p className={styles.openNow}>
          <OpenNow />
        </p>
        <ReserveLink wish={rigs} className={styles.reserve} noteClassName={styles.note} />
      </div>
    </div>
  );
}
