import { useDeferredValue, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PhotoFile } from "../../../components/Photo";
import {
  countPeople,
  type Line,
  MAX_LINES,
  MAX_PEOPLE,
  USUAL_HOURS,
  type Visit,
} from "../../../domain/pricing/visit";
import { LineFields } from "./LineFields";
import * as styles from "./PlanForm.module.scss";
import { PLAN_ID, readPlan, writePlan } from "./planAddress";
import { Receipt } from "./Receipt";
import { formatLine } from "./receiptText";

export type PlanFormProps = {
  plan: Queries.PlanFragment;
  pricing: Queries.PricingFragment;
  membership: Queries.MembershipFragment;
  rigs: readonly { readonly id: string; readonly photo: PhotoFile }[];
  site: Queries.ReservationFragment;
};

/** The URL's query keeps the plan. */
export function PlanForm({ rigs, ...content }: PlanFormProps) {
  const { plan: texts, pricing } = content;
  const rigIds = pricing.rates.map(({ rig }) => rig.id);
  const [visit, setVisit] = useState(() => readPlan(window.location.search, rigIds));
  const [isTouched, setIsTouched] = useState(false);
  const [openLine, setOpenLine] = useState(0);
  const questionsRef = useRef<HTMLDivElement>(null);
  // The receipt follows in a second step, so that slow phones show a choice sooner.
  const shownVisit = useDeferredValue(visit);
  const { lines, isBirthday } = visit;
  const only = lines.length === 1 ? lines[0] : null;
  const peopleLeft = MAX_PEOPLE - countPeople(lines);

  useEffect(() => {
    // After a click on a link to a plan, Gatsby scrolls here, but leaves the focus on the link.
    if (window.location.hash !== `#${PLAN_ID}`) return;
    if (!document.activeElement?.matches(`a[href$="#${PLAN_ID}"]`)) return;
    document.getElementById(PLAN_ID)?.focus({ preventScroll: true });
  }, []);

  function change(part: Partial<Visit>) {
    const changed = { ...visit, ...part };
    setVisit(changed);
    setIsTouched(true);
    const { search, hash } = window.location;
    window.history.replaceState(window.history.state, "", writePlan(changed, search) + hash);
  }

  /** Moves the focus to the open line, because the button that adds or removes a line may be gone afterwards. */
  function changeLines(changed: Line[], open: number) {
    flushSync(() => {
      change({ lines: changed });
      setOpenLine(open);
    });
    const summary = questionsRef.current?.querySelector<HTMLElement>("[open] > summary");
    (summary ?? document.getElementById(PLAN_ID))?.focus();
  }

  function addLine() {
    const last = lines.at(-1);
    const rigId = rigIds.find((id) => lines.every((line) => line.rigId !== id)) ?? rigIds[0];
    if (!last || !rigId) return;
    changeLines([...lines, { ...last, people: 1, rigId, hours: USUAL_HOURS }], lines.length);
  }

  const fieldsOf = (line: Line, index: number) => (
    <LineFields
      line={line}
      mostPeople={line.people + peopleLeft}
      pricing={pricing}
      rigs={rigs}
      texts={texts}
      onChange={(part) => change({ lines: lines.with(index, { ...line, ...part }) })}
    />
  );

  return (
    <div className={styles.columns}>
      <div className={styles.questions} ref={questionsRef}>
        {only
          ? fieldsOf(only, 0)
          : lines.map((line, index) => (
              <details
                className={styles.line}
                // Lines have no identity of their own.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                key={index}
                open={index === openLine}
                onToggle={({ currentTarget }) => {
                  if (currentTarget.open) setOpenLine(index);
                  else if (index === openLine) setOpenLine(-1);
                }}
              >
                <summary className={styles.summary}>{formatLine(line, pricing)}</summary>
                {index === openLine && fieldsOf(line, index)}
                <button
                  className={styles.remove}
                  type="button"
                  onClick={() => changeLines(lines.toSpliced(index, 1), 0)}
                >
                  {texts.removeLabel}
                </button>
              </details>
            ))}
        <div className={styles.group}>
          {lines.length < MAX_LINES && peopleLeft > 0 && (
            <button className={styles.quiet} type="button" onClick={addLine}>
              {texts.addLabel}
            </button>
          )}
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
      <Receipt visit={shownVisit} isTouched={isTouched} {...content} />
    </div>
  );
}
