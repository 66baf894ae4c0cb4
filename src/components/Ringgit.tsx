import { formatRinggit } from "../domain/format/ringgit";
import * as styles from "./Ringgit.module.scss";

type RinggitProps = {
  /** In RM. */
  amount: number;
};

/** `RM7.50`. Where it is too wide, it breaks before the sen, and nowhere else. */
export function Ringgit({ amount }: RinggitProps) {
  const [ringgit, sen] = formatRinggit(amount).split(".");
  return (
    <span className={styles.amount}>
      {sen ? (
        <>
          <span>{ringgit}</span>
          <wbr />
          <span>{`.${sen}`}</span>
        </>
      ) : (
        ringgit
      )}
    </span>
  );
}
