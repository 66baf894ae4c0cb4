import { Link, withPrefix } from "gatsby";
import { memo } from "react";
import { CopyButton } from "../../../components/CopyButton";
import { isModifiedClick } from "../../../components/isModifiedClick";
import { OpenNow } from "../../../components/OpenNow";
import { ShareButton } from "../../../components/ShareButton";
import { formatHours } from "../../../domain/format/duration";
import { joinWithAnd } from "../../../domain/format/list";
import { estimateVisit } from "../../../domain/pricing/estimateVisit";
import type { Line, Visit } from "../../../domain/pricing/visit";
import { reservationLink } from "../../../domain/reservationLink";
import { INQUIRY_ID } from "../../../domain/routes";
import { formatOpeningRange } from "../../../domain/time/hours";
import { makeRoom } from "../../events/inquiryDraft";
import { NEW_TAB_HINT_ID } from "../HomeHeroSection";
import type { PlanFormProps } from "./PlanForm";
import { planLink } from "./planAddress";
import * as styles from "./Receipt.module.scss";
import { formatNotes, formatReceipt, formatRows, formatSum } from "./receiptText";

type ReceiptProps = Omit<PlanFormProps, "rigs"> & { visit: Visit };

/** The sum, which on phones stays in sight while visitors choose, and the receipt. */
export const Receipt = memo(function Receipt(props: ReceiptProps) {
  const { visit, plan: texts, pricing, membership, site } = props;
  const estimate = estimateVisit(visit, { ...pricing, ...membership });
  const text = formatReceipt(estimate, pricing);
  const url = location.origin + withPrefix(planLink(visit));
  const proposal = { eventType: texts.ask.eventType, message: `${text}\n${url}` };

  return (
    <div className={styles.visit}>
      <p className={styles.sum} role="status">
        {formatSum(estimate)}
      </p>
      <div className={styles.receipt}>
        <ul className={styles.lines}>
          {formatRows(estimate, pricing).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own.
            <li key={index}>
              <span className={styles.line}>{row.label}</span> <b>{row.price}</b>
              <span className={styles.parts}>{row.parts}</span>
            </li>
          ))}
        </ul>
        {formatNotes(estimate, visit.isBirthday, membership.registration.fee, pricing).map(
          (note) => (
            <p className={styles.note} key={note}>
              {note}
            </p>
          ),
        )}
        <div className={styles.actions}>
          <Seats lines={visit.lines} pricing={pricing} texts={texts} site={site} />
          {estimate.people >= texts.ask.fromPeople && (
            <Link
              className={styles.ask}
              to={`/events#${INQUIRY_ID}`}
              state={{ inquiry: proposal }}
              onClick={(event) => {
                if (!isModifiedClick(event)) makeRoom(proposal, texts.ask.replaceQuestion);
              }}
            >
              {texts.ask.label}
            </Link>
          )}
          <div className={styles.share}>
            <CopyButton
              text={() => `${text}\n${url}`}
              label={texts.copyLabel}
              copiedLabel={texts.copiedLabel}
            />
            <ShareButton label={texts.shareLabel} data={() => ({ text, url })} />
          </div>
        </div>
        {texts.assumptions.map((assumption) => (
          <p className={styles.assumption} key={assumption}>
            {assumption}
          </p>
        ))}
      </div>
    </div>
  );
});

type SeatsProps = {
  lines: readonly Line[];
  pricing: Queries.PricingFragment;
  texts: Queries.PlanFragment;
  site: PlanFormProps["site"];
};

/** How to get a seat: with a reservation, or by walking in. */
function Seats({ lines, pricing, texts, site }: SeatsProps) {
  const planned = lines.flatMap((line) =>
    pricing.rates.flatMap(({ rig }) => (rig.id === line.rigId ? [{ ...line, ...rig }] : [])),
  );
  const reserved = planned.filter(({ isReservable }) => isReservable);
  const walkIn = planned.filter(({ isReservable }) => !isReservable);
  const { hours, reservation } = site;
  return (
    <>
      {walkIn.length > 0 && (
        <p className={styles.walkIn}>
          {/* React would not update it beside other text if a browser has translated the page. */}
          <span>
            {texts.walkIn.replace("[services]", () =>
              joinWithAnd([...new Set(walkIn.map(({ nameInText }) => nameInText))]),
            )}
          </span>{" "}
          {hours.days} {formatOpeningRange(hours)}.{" "}
          <b>
            <OpenNow {...hours} />
          </b>
        </p>
      )}
      {reserved.length > 0 && (
        <a
          className={styles.reserve}
          href={reservationLink(site, {
            service: joinWithAnd(
              reserved.map(({ people, nameInText }) =>
                people > 1 ? `${people} × ${nameInText}` : nameInText,
              ),
            ),
            duration: [...new Set(reserved.map((line) => formatHours(line.hours)))].join(", "),
          })}
          target="_blank"
          rel="noopener"
          aria-describedby={NEW_TAB_HINT_ID}
        >
          {reservation.label}
        </a>
      )}
    </>
  );
}
