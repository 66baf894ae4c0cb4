import { withPrefix } from "gatsby";
import type { MouseEvent } from "react";
import { isModifiedClick } from "../../components/isModifiedClick";
import { formatHours } from "../../domain/format/duration";
import { formatRinggit } from "../../domain/format/ringgit";
import type { Line } from "../../domain/pricing/visit";
import * as styles from "./PriceTables.module.scss";
import { PLAN_ID, planLink } from "./plan/planAddress";
import { planVisit } from "./plan/plannedVisit";

type PriceLinkProps = {
  /** In RM. */
  price: number;
  line: Omit<Line, "people">;
  /** Contains `[hours]`. */
  tryLabel: string;
};

/** A price that leads to a plan with this rig and these hours, for one person. */
export function PriceLink({ price, line, tryLabel }: PriceLinkProps) {
  const visit = { lines: [{ ...line, people: 1 }], isBirthday: false };

  // Without a request, because the plan is on the same page.
  function showPlan(event: MouseEvent) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    planVisit(visit);
    location.assign(`#${PLAN_ID}`);
  }

  return (
    <a className={styles.price} href={withPrefix(planLink(visit))} onClick={showPlan}>
      {formatRinggit(price)}
      <span className="visuallyHidden">
        , {tryLabel.replace("[hours]", formatHours(line.hours))}
      </span>
    </a>
  );
}
