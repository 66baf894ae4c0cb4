import { withPrefix } from "gatsby";
import type { MouseEvent } from "react";
import { isModifiedClick } from "../../components/isModifiedClick";
import { Ringgit } from "../../components/Ringgit";
import { formatHours } from "../../domain/format/count";
import type { Line } from "../../domain/pricing/visit";
import * as styles from "./PriceTables.module.scss";
import { planVisit } from "./planner/plannedVisit";
import { PLAN_ID, visitLink } from "./planner/visitAddress";

type PriceLinkProps = {
  /** In RM. */
  price: number;
  line: Line;
  /** Contains `[hours]`. */
  tryLabel: string;
};

/** A price that leads to the planner with this line. */
export function PriceLink({ price, line, tryLabel }: PriceLinkProps) {
  const visit = { lines: [line], people: 1 };

  // Without a request, because the planner is on the same page.
  function showPlanner(event: MouseEvent) {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    planVisit(visit);
    location.assign(`#${PLAN_ID}`);
  }

  return (
    <a className={styles.price} href={withPrefix(visitLink(visit))} onClick={showPlanner}>
      <Ringgit amount={price} />
      <span className="visuallyHidden">
        , {tryLabel.replace("[hours]", formatHours(line.hours))}
      </span>
    </a>
  );
}
