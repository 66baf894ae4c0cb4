import { useId } from "react";
import { Photo } from "../../../components/Photo";
import { formatHours } from "../../../domain/format/duration";
import { type Line, MAX_HOURS, MIN_HOURS } from "../../../domain/pricing/visit";
import * as styles from "./LineFields.module.scss";
import type { PlanFormProps } from "./PlanForm";
import { Stepper } from "./Stepper";

type LineFieldsProps = {
  line: Line;
  mostPeople: number;
  pricing: Queries.PricingFragment;
  rigs: PlanFormProps["rigs"];
  texts: Queries.PlanFragment;
  onChange: (part: Partial<Line>) => void;
};

const CHIP_SIZES = "6rem";

/** The questions about one line of the plan. */
export function LineFields(props: LineFieldsProps) {
  const { line, mostPeople, pricing, rigs, texts, onChange } = props;
  const id = useId();
  return (
    <div className={styles.fields}>
      <fieldset className={styles.rigs}>
        <legend className={styles.label}>{texts.rigLabel}</legend>
        {pricing.rates.map(({ rig }) => {
          const photo = rigs.find(({ id }) => id === rig.id)?.photo;
          return (
            <label className={styles.rig} key={rig.id}>
              <input
                type="radio"
                name={`${id}rig`}
                checked={rig.id === line.rigId}
                onChange={() => onChange({ rigId: rig.id })}
              />
              {photo && <Photo className={styles.photo} photo={photo} alt="" sizes={CHIP_SIZES} />}
              <span className={styles.name}>{rig.shortName}</span>
            </label>
          );
        })}
      </fieldset>
      <Stepper
        label={texts.peopleLabel}
        value={line.people}
        min={1}
        max={mostPeople}
        step={1}
        format={String}
        onChange={(people) => onChange({ people })}
      />
      <div>
        <Stepper
          label={texts.hoursLabel}
          value={line.hours}
          min={MIN_HOURS}
          max={MAX_HOURS}
          step={0.5}
          format={formatHours}
          onChange={(hours) => onChange({ hours })}
        />
        <input
          className={styles.slider}
          type="range"
          min={MIN_HOURS}
          max={MAX_HOURS}
          step={0.5}
          value={line.hours}
          aria-label={texts.hoursLabel}
          aria-valuetext={formatHours(line.hours)}
          onChange={({ target }) => onChange({ hours: target.valueAsNumber })}
        />
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={line.isMember}
          onChange={({ target }) => onChange({ isMember: target.checked })}
        />
        {texts.membersLabel}
      </label>
    </div>
  );
}
