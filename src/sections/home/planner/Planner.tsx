import { useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { useStore } from "../../../components/store";
import { formatCount } from "../../../domain/format/count";
import { type Line, MAX_COUNT, MAX_LINES, usualLine } from "../../../domain/pricing/visit";
import { LineFields } from "./LineFields";
import { NumberSelect } from "./NumberSelect";
import * as styles from "./Planner.module.scss";
import { plannedVisit, planVisit, readFirstVisit } from "./plannedVisit";
import type { PlannerContent } from "./plannerContent";
import { Receipt } from "./Receipt";

/** Asks what the visitor wants to rent, and shows what it costs. */
export function Planner({ rigs, ...content }: PlannerContent) {
  const { texts, pricing } = content;
  const rigIds = pricing.rates.map(({ rig }) => rig.id);
  const [firstVisit] = useState(() => plannedVisit.get() ?? readFirstVisit(rigIds));
  const visit = useStore(plannedVisit) ?? firstVisit;
  // The receipt follows in a second step, so that slow phones show a choice sooner.
  const shownVisit = useDeferredValue(visit);
  const addRef = useRef<HTMLButtonElement>(null);
  const fullId = useId();
  const { lines, people } = visit;
  const isFull = lines.length === MAX_LINES;

  useEffect(() => planVisit(firstVisit), [firstVisit]);

  const changeLines = (changed: readonly Line[]) => planVisit({ lines: changed, people });

  function addLine() {
    const rigId = rigIds.find((id) => lines.every((line) => line.rigId !== id)) ?? rigIds[0];
    if (isFull || !rigId) return;
    changeLines([...lines, { ...usualLine(rigId), isMember: lines.at(-1)?.isMember ?? false }]);
  }

  function removeLine(index: number) {
    changeLines(lines.toSpliced(index, 1));
    addRef.current?.focus();
  }

  return (
    <div className={styles.columns}>
      <div className={styles.questions}>
        {visit.isChanged && <p>{texts.changed}</p>}
        {lines.map((line, index) => (
          <LineFields
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own.
            key={index}
            line={line}
            rigs={rigs}
            texts={texts}
            pricing={pricing}
            onChange={(part) => changeLines(lines.with(index, { ...line, ...part }))}
          >
            {lines.length > 1 && (
              <button className={styles.remove} type="button" onClick={() => removeLine(index)}>
                {texts.removeLabel}
              </button>
            )}
          </LineFields>
        ))}
        <div className={styles.group}>
          <button
            className={styles.add}
            ref={addRef}
            type="button"
            // `disabled` would drop the focus.
            aria-disabled={isFull}
            aria-describedby={isFull ? fullId : undefined}
            onClick={addLine}
          >
            {texts.addLabel}
          </button>
          {isFull && <p id={fullId}>{texts.full}</p>}
          <NumberSelect
            label={texts.splitLabel}
            value={people}
            max={MAX_COUNT}
            format={(count) => formatCount(count, "person", "people")}
            onChange={(count) => planVisit({ lines, people: count })}
          />
        </div>
      </div>
      <Receipt visit={shownVisit} {...content} />
    </div>
  );
}
