import { type ReactNode, useId } from "react";
import { Photo } from "../../../components/Photo";
import { formatHours } from "../../../domain/format/duration";
import { type Line, MAX_HOURS, MIN_HOURS } from "../../../domain/pricing/visit";
import * as styles from "./LineFields.module.scss";
import type { PlanFormProps } from "./PlanForm";
import { formatLine } from "./receiptText";

type LineFieldsProps = {
  line: Line;
  mostPeople: number;
  pricing: Queries.PricingFragment;
  rigs: PlanFormProps["rigs"];
  texts: Queries.PlanFragment;
  onChange: (part: Partial<Line>) => void;
  /** A button beside the last field. */
  children: ReactNode;
};

const CHIP_SIZES = "6rem";

/** The questions about one line of the plan. */
export function LineFields(props: LineFieldsProps) {
  const { line, mostPeople, pricing, rigs, texts, onChange, children } = props;
  const id = useId();
  return (
    <fieldset className={styles.line} aria-label={formatLine(line, pricing)}>
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
      <NumberSelect
        label={texts.peopleLabel}
        value={line.people}
        options={numbers(1, mostPeople, 1)}
        onChange={(people) => onChange({ people })}
      />
      <NumberSelect
        label={texts.hoursLabel}
        value={line.hours}
        options={numbers(MIN_HOURS, MAX_HOURS, 0.5)}
        format={formatHours}
        onChange={(hours) => onChange({ hours })}
      />
      <div className={styles.last}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={line.isMember}
            onChange={({ target }) => onChange({ isMember: target.checked })}
          />
          {texts.membersLabel}
        </label>
        {children}
      </div>
    </fieldset>
  );
}

type NumberSelectProps = {
  label: string;
  value: number;
  options: number[];
  format?: (value: number) => string;
  onChange: (value: number) => void;
};

function NumberSelect({ label, value, options, format = String, onChange }: NumberSelectProps) {
  return (
    <label className={styles.label}>
      {label}
      <select
        className={styles.select}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {format(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** All numbers from `min` to `max`. */
function numbers(min: number, max: number, step: number): number[] {
  return Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);
}
