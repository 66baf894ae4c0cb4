import { useDeferredValue, useEffect, useRef, useState } from "react";
import type { PhotoFile } from "../../../components/Photo";
import { useStore } from "../../../components/store";
import {
  countPeople,
  MAX_LINES,
  MAX_PEOPLE,
  USUAL_HOURS,
  type Visit,
} from "../../../domain/pricing/visit";
import { LineFields } from "./LineFields";
import * as styles from "./PlanForm.module.scss";
import { planInAddress, plannedVisit, planVisit, readSavedPlan } from "./plannedVisit";
import { Receipt } from "./Receipt";
import { readPlan } from "./readPlan";

export type PlanFormProps = {
  plan: Queries.PlanFragment;
  pricing: Queries.PricingFragment;
  membership: Queries.MembershipFragment;
  rigs: readonly { readonly id: string; readonly photo: PhotoFile }[];
  site: Queries.ReservationFragment;
};

export function PlanForm({ rigs, ...content }: PlanFormProps) {
  const { plan: texts, pricing } = content;
  const rigIds = pricing.rates.map(({ rig }) => rig.id);
  const [firstVisit] = useState(() => plannedVisit.get() ?? readFirstVisit(rigIds));
  const visit = useStore(plannedVisit) ?? firstVisit;
  const addRef = useRef<HTMLButtonElement>(null);
  // The receipt follows in a second step, so that slow phones show a choice sooner.
  const shownVisit = useDeferredValue(visit);
  const { lines, isBirthday } = visit;
  const peopleLeft = MAX_PEOPLE - countPeople(lines);
  const isFull = lines.length === MAX_LINES || peopleLeft === 0;

  useEffect(() => planVisit(firstVisit), [firstVisit]);

  const change = (part: Partial<Visit>) => planVisit({ ...visit, ...part });

  function addLine() {
    const last = lines.at(-1);
    const rigId = rigIds.find((id) => lines.every((line) => line.rigId !== id)) ?? rigIds[0];
    if (isFull || !last || !rigId) return;
    change({ lines: [...lines, { ...last, people: 1, rigId, hours: USUAL_HOURS }] });
  }

  function removeLine(index: number) {
    change({ lines: lines.toSpliced(index, 1) });
    addRef.current?.focus();
  }

  return (
    <div className={styles.columns}>
      <div className={styles.questions}>
        {lines.map((line, index) => (
          <LineFields
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own.
            key={index}
            line={line}
            mostPeople={line.people + peopleLeft}
            pricing={pricing}
            rigs={rigs}
            texts={texts}
            onChange={(part) => change({ lines: lines.with(index, { ...line, ...part }) })}
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
            onClick={addLine}
          >
            {texts.addLabel}
          </button>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isBirthday}
              onChange={({ target }) => change({ isBirthday: target.checked })}
            />
            {texts.birthdayLabel}
          </label>
        </div>
      </div>
      <Receipt visit={shownVisit} {...content} />
    </div>
  );
}

/** The plan of a shared link, the one before a reload, or the usual one. */
function readFirstVisit(rigIds: readonly string[]): Visit {
  const saved = readSavedPlan();
  const isNewLink = planInAddress() && planInAddress() !== saved.shared;
  return readPlan(isNewLink ? location.search : (saved.plan ?? ""), rigIds);
}
