import { graphql } from "gatsby";
import { ChevronDown } from "lucide";
import { useEffect, useId, useRef, useState } from "react";
import { DirectionsLink } from "../../components/DirectionsLink";
import { Icon } from "../../components/Icon";
import { CALCULATOR_LINK_ID } from "../../document/elementIds";
import { onReturn } from "../../document/onReturn";
import { formatHours } from "../../domain/format/count";
import { keepTogether } from "../../domain/format/keepTogether";
import { formatRinggit } from "../../domain/format/ringgit";
import {
  type Choice,
  type Estimate,
  estimate,
  MAX_COUNT,
  MAX_HOURS,
} from "../../domain/pricing/estimate";
import { formatMembership } from "../../domain/pricing/membershipText";
import { formatPayment } from "../../domain/pricing/paymentText";
import * as styles from "./Calculator.module.scss";
import { ReserveLink } from "./ReserveLink";
import { useReservation } from "./useReservation";

type CalculatorProps = {
  pricing: Queries.CalculatorFragment;
  /** In RM. */
  registrationFee: number;
};

const DEFAULT_HOURS = 2;

/**
 * Shows what a visit costs. The fields are uncontrolled, because the visitor may change them before React runs, and browsers
 * restore them, for example after Back.
 */
export function Calculator({ pricing, registrationFee }: CalculatorProps) {
  const headingId = useId();
  const { walkIn } = useReservation().siteJson.reservation;
  const formRef = useRef<HTMLFormElement>(null);
  const rigs = pricing.rates.map(({ rig }) => rig);
  const [choice, setChoice] = useState<Choice>({
    rigId: rigs[0]?.id ?? "",
    count: 1,
    hours: DEFAULT_HOURS,
  });

  useEffect(() => {
    function read() {
      if (formRef.current) setChoice(readChoice(formRef.current));
    }
    read();
    return onReturn(read);
  }, []);

  const rig = rigs.find(({ id }) => id === choice.rigId);
  const tonight = estimate(choice, pricing);
  const asMembers = estimate(choice, pricing, true);
  const hasMemberPrices =
    pricing.packages.length > 0 || pricing.rates.some(({ member }) => member !== null);

  return (
    <section className={styles.calculator} aria-labelledby={headingId}>
      <h3 id={headingId}>{pricing.calculatorHeading}</h3>
      {/* Enter submits a form. With `method="dialog"`, that does nothing, because there is no dialog. */}
      <form
        className={styles.fields}
        method="dialog"
        ref={formRef}
        onChange={({ currentTarget }) => setChoice(readChoice(currentTarget))}
      >
        <Select label="What?" name="rig">
          {rigs.map(({ id, shortName }) => (
            <option key={id} value={id}>
              {shortName}
            </option>
          ))}
        </Select>
        <Select label="How many?" name="count">
          {numbersUpTo(MAX_COUNT).map((count) => (
            // Without a value, a form reads the text, which a browser may have translated.
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </Select>
        <Select label="How long?" name="hours" defaultValue={DEFAULT_HOURS}>
          {numbersUpTo(MAX_HOURS).map((hours) => (
            <option key={hours} value={hours}>
              {formatHours(hours)}
            </option>
          ))}
        </Select>
      </form>
      <div className={styles.answers} role="status">
        <Answer label="Tonight" result={tonight} choice={choice} />
        {hasMemberPrices && (
          <>
            <Answer label="As members" result={asMembers} choice={choice} />
            <p className={styles.registration}>
              {keepTogether(
                formatMembership({
                  count: choice.count,
                  total: tonight.total,
                  memberTotal: asMembers.total,
                  registrationFee,
                }),
              )}
            </p>
          </>
        )}
      </div>
      <div className={styles.next} id={CALCULATOR_LINK_ID}>
        {rig?.isReservable ? (
          <ReserveLink
            wish={`${choice.count} × ${rig.nameInText}, ${formatHours(choice.hours)}`}
            className={styles.reserve}
            noteClassName={styles.note}
          />
        ) : (
          walkIn && (
            <>
              <DirectionsLink className={styles.directions} />
              <p className={styles.note}>{keepTogether(walkIn)}</p>
            </>
          )
        )}
      </div>
    </section>
  );
}

type AnswerProps = { label: string; result: Estimate; choice: Choice };

/** A price, and how it is made up. */
function Answer({ label, result, choice }: AnswerProps) {
  return (
    <p className={styles.answer}>
      <span>{label}</span>
      {/* With a new key, the new total lights up. */}
      <b key={result.total}>{formatRinggit(result.total)}</b>
      <span>{keepTogether(formatPayment(result, choice))}</span>
    </p>
  );
}

type SelectProps = JSX.IntrinsicElements["select"] & { label: string };

function Select({ label, ...select }: SelectProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <span className={styles.choice}>
        <select className={styles.select} {...select} />
        <Icon node={ChevronDown} />
      </span>
    </label>
  );
}

function readChoice(form: HTMLFormElement): Choice {
  // Browsers restore no choice if its entry is gone since.
  for (const select of form.querySelectorAll("select")) {
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
  const fields = new FormData(form);
  return {
    rigId: String(fields.get("rig")),
    count: Number(fields.get("count")),
    hours: Number(fields.get("hours")),
  };
}

/** 1, 2, 3 and so on. */
const numbersUpTo = (max: number) => Array.from({ length: max }, (_, index) => index + 1);

export const fragment = graphql`
  fragment Calculator on PricingJson {
    calculatorHeading
    rates {
      rig {
        id
        shortName
        nameInText
        isReservable
      }
      nonMember
      member
    }
    packages {
      rig {
        id
      }
      hours
      price
    }
  }
`;
