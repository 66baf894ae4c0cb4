import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { PhotoFile } from "../../../components/Photo";
import { estimateVisit } from "../../../domain/pricing/estimateVisit";
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
  site: Queries.PlanSiteFragment & Queries.ReservationFragment;
};

/** The URL's query keeps the plan. */
export function PlanForm(props: PlanFormProps) {
  const { plan: texts, pricing, membership, rigs, site } = props;
  const rigIds = pricing.rates.map(({ rig }) => rig.id);
  const [visit, setVisit] = useState(() => readPlan(window.location.search, rigIds));
  const [isTouched, setIsTouched] = useState(false);
  const [openLine, setOpenLine] = useState(0);
  const questionsRef = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);
  const { lines, isBirthday } = visit;
  const only = lines.length === 1 ? lines[0] : null;
  const peopleLeft = MAX_PEOPLE - countPeople(lines);

  useEffect(() => {
    // After a click on a link to a plan, Gatsby scrolls here, but leaves the focus on the link.
    if (window.location.hash !== `#${PLAN_ID}`) return;
    if (!document.activeElement?.matches(`a[href$="#${PLAN_ID}"]`)) return;
    document.getElementById(PLAN_ID)?.focus({ preventScroll: true });
  }, []);

  // The button that adds or removes a line may be gone afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the number of lines has changed.
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    const summary = questionsRef.current?.querySelector<HTMLElement>("[open] > summary");
    (summary ?? document.getElementById(PLAN_ID))?.focus();
  }, [lines.length]);

  useEffect(() => {
    if (!isTouched) return;
    const { search, hash } = window.location;
    window.history.replaceState(window.history.state, "", writePlan(visit, search) + hash);
  }, [visit, isTouched]);

  function change(part: Partial<Visit>) {
    setIsTouched(true);
    setVisit({ ...visit, ...part });
  }

  function addLine() {
    const last = lines.at(-1);
    const rigId = rigIds.find((rigId) => lines.every((line) => line.rigId !== rigId)) ?? rigIds[0];
    if (!last || !rigId) return;
    change({
      lines: [...lines, { people: 1, rigId, hours: USUAL_HOURS, isMember: last.isMember }],
    });
    setOpenLine(lines.length);
    movesFocus.current = true;
  }

  function removeLine(index: number) {
    change({ lines: lines.toSpliced(index, 1) });
    setOpenLine(0);
    movesFocus.current = true;
  }

  // The receipt follows in a second step, so that slow phones show a choice sooner.
  const shownVisit = useDeferredValue(visit);
  const receipt = useMemo(
    () => (
      <Receipt
        estimate={estimateVisit(shownVisit, {
          rates: pricing.rates,
          packages: pricing.packages,
          registrationFee: membership.registration.fee,
          reloadBonuses: membership.reload.bonuses,
          birthdayChoices: membership.birthday.choices,
        })}
        isBirthday={shownVisit.isBirthday}
        isTouched={isTouched}
        registrationFee={membership.registration.fee}
        address={writePlan(shownVisit, window.location.search)}
        pricing={pricing}
        texts={texts}
        site={site}
      />
    ),
    [shownVisit, isTouched, pricing, membership, texts, site],
  );

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
                <button className={styles.remove} type="button" onClick={() => removeLine(index)}>
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
      {receipt}
    </div>
  );
}
