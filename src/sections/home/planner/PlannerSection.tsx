import { graphql } from "gatsby";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useNearViewport } from "../../../components/useNearViewport";
import * as styles from "./PlannerSection.module.scss";
import type { PlannerContent } from "./plannerContent";
import { PLAN_ID } from "./visitAddress";

const LOAD_MARGIN = "600px";

/**
 * Lazy-loads the planner. If its code cannot be loaded, the section is hidden until the browser is online again. All prices
 * are also in the tables above.
 */
export function PlannerSection(props: PlannerContent) {
  const { heading, intro } = props.texts;
  const sectionRef = useRef<HTMLElement>(null);
  const [Planner, setPlanner] = useState<ComponentType<PlannerContent> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const isNear = useNearViewport(sectionRef, LOAD_MARGIN);

  useEffect(() => {
    if (!isNear) return;
    async function load() {
      try {
        const module = await import("./Planner");
        setPlanner(() => module.Planner);
        setHasFailed(false);
      } catch {
        // Gatsby reloads the page after an unhandled chunk error. If the file stays missing, that would loop.
        setHasFailed(true);
      }
    }
    load();
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, [isNear]);

  return (
    <section
      className={styles.section}
      id={PLAN_ID}
      ref={sectionRef}
      tabIndex={-1}
      hidden={hasFailed}
      aria-labelledby="plan-heading"
    >
      <h3 className={styles.heading} id="plan-heading">
        {heading}
      </h3>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.planner}>{Planner && <Planner {...props} />}</div>
    </section>
  );
}

export const fragment = graphql`
  fragment Planner on PlanJson {
    heading
    intro
    rigLabel
    countLabel
    hoursLabel
    membersLabel
    addLabel
    removeLabel
    splitLabel
    full
    changed
    assumption
    ask {
      fromSize
      label
      eventType
      replaceQuestion
    }
    copyLabel
    copiedLabel
    shareLabel
  }
`;
