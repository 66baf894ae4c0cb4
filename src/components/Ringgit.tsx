import { formatRinggit } from "../domain/format/ringgit";
import * as styles from "./Ringgit.module.scss";

type RinggitProps = {
  /** In RM. */
  amount: number;
};

/** `RM7.50`, in one line, however narrow its place is. */
export function Ringgit({ amount }: RinggitProps) {
  return <span className={styles.amount}>{formatRinggit(amount)}</span>;
}
