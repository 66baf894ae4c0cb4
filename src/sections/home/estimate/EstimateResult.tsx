import { formatHours } from "../../../domain/format/duration";
import { formatHourlyRate, formatRinggit } from "../../../domain/format/ringgit";
import type { Estimate } from "../../../domain/pricing/estimate";
import { reservationLink } from "../../../domain/reservationLink";
import { NEW_TAB_HINT_ID } from "../ReservationSection";
import type { Choice } from "./choice";
import * as styles from "./EstimateResult.module.scss";

type EstimateResultProps = {
  result: Estimate;
  rig: Queries.PricingFragment["rates"][number]["rig"];
  hasMemberRate: boolean;
  choice: Choice;
  /** In RM. */
  registrationFee: number;
  texts: Queries.PricingFragment["estimate"];
  site: Queries.ReservationFragment;
};

export function EstimateResult(props: EstimateResultProps) {
  const { result, rig, hasMemberRate, choice, registrationFee, texts, site } = props;
  const { hourly, packages, price } = result.plan;
  return (
    <div className={styles.result}>
      <div aria-live="polite">
        <p className={styles.price}>{formatRinggit(price)}</p>
        <ul className={styles.parts}>
          {packages.map(({ hours, price: each, count }) => (
            <li key={`${hours} ${each}`}>
              {count > 1 && `${count} × `}
              {hours}-hour package <b>{formatRinggit(each * count)}</b>
            </li>
          ))}
          {hourly.hours > 0 && (
            <li>
              {formatHours(hourly.hours)} at {formatHourlyRate(hourly.price / hourly.hours)}{" "}
              <b>{formatRinggit(hourly.price)}</b>
            </li>
          )}
        </ul>
        {notesFor(result, choice.isMember, registrationFee).map((note) => (
          <p className={styles.note} key={note}>
            {note}
          </p>
        ))}
        {!hasMemberRate && <p className={styles.note}>{rig.shortName} has no member rate.</p>}
      </div>
      <p className={styles.assumption}>{texts.assumption}</p>
      {rig.isReservable && (
        <a
          className={styles.reserve}
          href={reservationLink(site, { rigs: [rig], hours: choice.hours })}
          target="_blank"
          rel="noopener"
          aria-describedby={NEW_TAB_HINT_ID}
        >
          {texts.reserveLabel}
        </a>
      )}
    </div>
  );
}

function notesFor(result: Estimate, isMember: boolean, registrationFee: number): string[] {
  const { memberPrice, memberSaving, visitsToEarnFee, reloads } = result;
  const notes: string[] = [];
  if (memberSaving !== null && visitsToEarnFee !== null) {
    const saving = formatRinggit(memberSaving);
    notes.push(
      isMember
        ? `That is ${saving} less than without membership.`
        : `Members pay ${formatRinggit(memberPrice)}, ${saving} less.`,
      `The ${formatRinggit(registrationFee)} fee is earned back after ${formatVisits(visitsToEarnFee)}.`,
    );
  }
  const reload = reloads.filter(({ visits }) => visits > 0).at(-1);
  if (isMember && reload) {
    const credit = formatRinggit(reload.reload + reload.bonus);
    notes.push(
      `Reload ${formatRinggit(reload.reload)} and play on ${credit}: enough for ${formatVisits(reload.visits)}.`,
    );
  }
  return notes;
}

const formatVisits = (visits: number) =>
  visits === 1 ? "one such visit" : `${visits} such visits`;
