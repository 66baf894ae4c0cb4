import { Link } from "gatsby";
import { formatHours } from "../../domain/format/duration";
import { formatRinggit } from "../../domain/format/ringgit";
import type { Line } from "../../domain/pricing/visit";
import * as styles from "./PriceTables.module.scss";
import { planLink } from "./plan/planAddress";

type PriceLinkProps = {
  /** In RM. */
  price: number;
  line: Omit<Line, "people">;
  /** Contains `[hours]`. */
  tryLabel: string;
};

/** A price that leads to a plan with this rig and these hours. */
export function PriceLink({ price, line, tryLabel }: PriceLinkProps) {
  return (
    <Link className={styles.price} to={planLink(line)}>
      {formatRinggit(price)}
      <span className="visuallyHidden">
        , {tryLabel.replace("[hours]", formatHours(line.hours))}
      </span>
    </Link>
  );
}
