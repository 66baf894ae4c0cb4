import { type ComponentType, useEffect, useRef, useState } from "react";
import { useNearViewport } from "../../../components/useNearViewport";
import type { EstimateFormProps } from "./EstimateForm";
import * as styles from "./EstimateSection.module.scss";

/** Far enough ahead of the visitor, in px, for the form to be there when its place comes into view. */
const AHEAD = "600px";

/**
 * What a visit costs, worked out; its code is loaded when its place is about to be seen. Left out while
 * the code cannot be had: the prices stand above it all the same.
 */
export function EstimateSection(props: EstimateFormProps) {
  const { heading, intro } = props.pricing.estimate;
  const place = useRef<HTMLElement>(null);
  const [Form, setForm] = useState<ComponentType<EstimateFormProps> | null>(null);
  const [isLost, setIsLost] = useState(false);

  const isNear = useNearViewport(place, AHEAD);

  useEffect(() => {
    if (!isNear) return;
    async function load() {
      try {
        const { EstimateForm } = await import("./EstimateForm");
        setForm(() => EstimateForm);
        setIsLost(false);
      } catch {
        // Uncaught, it would have Gatsby load the page anew, without end if the code stays away.
        setIsLost(true);
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
      ref={place}
      hidden={isLost}
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
