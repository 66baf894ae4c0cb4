import { useEffect, useId, useState } from "react";
import { formatHours } from "../../../domain/format/duration";
import { estimate } from "../../../domain/pricing/estimate";
import { type Choice, MAX_HOURS, MIN_HOURS, readChoice, writeChoice } from "./choice";
import * as styles from "./EstimateForm.module.scss";
import { EstimateResult } from "./EstimateResult";

export type EstimateFormProps = {
  pricing: Queries.PricingFragment;
  membership: Queries.MembershipFragment;
  site: Queries.ReservationFragment;
};

/** The URL's query keeps the visitor's choice. */
export function EstimateForm({ pricing, membership, site }: EstimateFormProps) {
  const { rates, packages, estimate: texts } = pricing;
  const [choice, setChoice] = useState(() =>
    readChoice(
      window.location.search,
      rates.map(({ rig }) => rig.id),
    ),
  );
  const [isTouched, setIsTouched] = useState(false);
  const id = useId();

  useEffect(() => {
    if (!isTouched) return;
    const { search, hash } = window.location;
    window.history.replaceState(window.history.state, "", writeChoice(choice, search) + hash);
  }, [choice, isTouched]);

  function change(part: Partial<Choice>) {
    setIsTouched(true);
    setChoice({ ...choice, ...part });
  }

  const rate = rates.find(({ rig }) => rig.id === choice.rigId);
  if (!rate) return null;
  const result = estimate(choice.hours, choice.isMember, {
    nonMember: rate.nonMember,
    member: rate.member,
    packages: packages.filter(({ rig }) => rig.id === choice.rigId),
    registrationFee: membership.registration.fee,
    reloadBonuses: membership.reload.bonuses,
  });

  return (
    <div className={styles.columns}>
      <div className={styles.questions}>
        <fieldset className={styles.rigs}>
          <legend className={styles.label}>{texts.rigLabel}</legend>
          {rates.map(({ rig }) => (
            <label className={styles.rig} key={rig.id}>
              <input
                type="radio"
                name={`${id}rig`}
                checked={rig.id === choice.rigId}
                onChange={() => change({ rigId: rig.id })}
              />
              {rig.shortName}
            </label>
          ))}
        </fieldset>
        <div>
          <label className={styles.label} htmlFor={`${id}hours`}>
            {texts.hoursLabel}
          </label>
          <div className={styles.hours}>
            <input
              className={styles.slider}
              id={`${id}hours`}
              type="range"
              min={MIN_HOURS}
              max={MAX_HOURS}
              step={0.5}
              value={choice.hours}
              aria-valuetext={formatHours(choice.hours)}
              onChange={({ target }) => change({ hours: target.valueAsNumber })}
            />
            <span className={styles.chosenHours} aria-hidden="true">
              {formatHours(choice.hours)}
            </span>
          </div>
        </div>
        <label className={styles.member}>
          <input
            type="checkbox"
            checked={choice.isMember}
            onChange={({ target }) => change({ isMember: target.checked })}
          />
          {texts.memberLabel}
        </label>
      </div>
      <EstimateResult
        result={result}
        rig={rate.rig}
        hasMemberRate={rate.member !== null}
        choice={choice}
        registrationFee={membership.registration.fee}
        texts={texts}
        site={site}
      />
    </div>
  );
}
