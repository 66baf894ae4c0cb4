import { graphql } from "gatsby";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useNearViewport } from "../../../components/useNearViewport";
import type { PlanFormProps } from "./PlanForm";
import * as styles from "./PlanSection.module.scss";
import { PLAN_ID } from "./planAddress";

const LOAD_MARGIN = "600px";

/**
 * Lazy-loads the form. If its code cannot be loaded, the section is hidden until the browser is online again. All prices
 * are also in the tables above.
 */
export function PlanSection(props: PlanFormProps) {
  const { heading, intro } = props.plan;
  const sectionRef = useRef<HTMLElement>(null);
  const [Form, setForm] = useState<ComponentType<PlanFormProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const isNear = useNearViewport(sectionRef, LOAD_MARGIN);

  useEffect(() => {
    if (!isNear) return;
    async function load() {
      try {
        const { PlanForm } = await import("./PlanForm");
        setForm(() => PlanForm);
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
      <div className={styles.form}>{Form && <Form {...props} />}</div>
    </section>
  );
}

export const fragment = graphql`
  fragment Plan on PlanJson {
    heading
    intro
    rigLabel
    peopleLabel
    hoursLabel
    membersLabel
    addLabel
    removeLabel
    birthdayLabel
    assumptions
    walkIn
    ask {
      fromPeople
      label
      eventType
      replaceQuestion
    }
    copyLabel
    copiedLabel
    shareLabel
  }
`;
