import { type ReactNode, useId } from "react";
import { Photo } from "../../../components/Photo";
import { formatCount, formatHours } from "../../../domain/format/count";
import { rateOf } from "../../../domain/pricing/rate";
import { type Line, MAX_COUNT, MAX_HOURS } from "../../../domain/pricing/visit";
import { from } from "../../../styles/mediaQueries";
import * as styles from "./LineFields.module.scss";
import { NumberSelect } from "./NumberSelect";
import type { PlannerContent } from "./plannerContent";
import { formatLine } from "./receiptText";

type LineFieldsProps = Pick<PlannerContent, "texts" | "pricing" | "rigs"> & {
  line: Line;
  onChange: (part: Partial<Line>) => void;
  /** A button beside the last field. */
  children: ReactNode;
};

const PHOTO_SIZES = `${from("md")} 12rem, 6rem`;

/** The questions about one line of the visit. */
export function LineFields({ line, texts, pricing, rigs, onChange, children }: LineFieldsProps) {
  const groupName = useId();
  const chosen = rateOf(line.rigId, pricing.rates).rig;
  return (
    <fieldset className={styles.line} aria-label={formatLine(line, chosen)}>
      <fieldset className={styles.rigs}>
        <legend className={styles.label}>{texts.rigLabel}</legend>
        {pricing.rates.map(({ rig }) => {
          const photo = rigs.find(({ id }) => id === rig.id)?.photo;
          return (
            <label className={styles.rig} key={rig.id}>
              <input
                type="radio"
                name={groupName}
                checked={rig.id === line.rigId}
                onChange={() => onChange({ rigId: rig.id })}
              />
              {photo && <Photo className={styles.photo} photo={photo} alt="" sizes={PHOTO_SIZES} />}
              <span className={styles.name}>{rig.shortName}</span>
            </label>
          );
        })}
      </fieldset>
      <NumberSelect
        label={texts.countLabel}
        value={line.count}
        max={MAX_COUNT}
        format={(count) => formatCount(count, chosen.unit.one, chosen.unit.many)}
        onChange={(count) => onChange({ count })}
      />
      <NumberSelect
        label={texts.hoursLabel}
        value={line.hours}
        max={MAX_HOURS}
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
