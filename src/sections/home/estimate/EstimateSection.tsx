import { type ComponentType, useEffect, useRef, useState } from "react";
import { useNearViewport } from "../../../components/useNearViewport";
import type { EstimateFormProps } from "./EstimateForm";
import * as styles from "./EstimateSection.module.scss";

const LOAD_MARGIN = "600px";

/**
 * Lazy-loads the estimate form. If the code cannot be loaded, the section is hidden until the browser is
 * online again. All prices are also in the tables above.
 */
export function EstimateSection(props: EstimateFormProps) {
  const { heading, intro } = props.pricing.estimate;
  const sectionRef = useRef<HTMLElement>(null);
  const [Form, setForm] = useState<ComponentType<EstimateFormProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const isNear = useNearViewport(sectionRef, LOAD_MARGIN);

  useEffect(() => {
    if (!isNear) return;
    async function load() {
      try {
        const { EstimateForm } = await import("./EstimateForm");
        setForm(() => EstimateForm);
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
      id="estimate"
      ref={sectionRef}
      hidden={hasFailed}
      aria-labelledby="estimate-heading"
    >
      <h3 className={styles.heading} id="estimate-heading">
        {heading}
      </h3>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.form}>{Form && <Form {...props} />}</div>
    </section>
  );
}
