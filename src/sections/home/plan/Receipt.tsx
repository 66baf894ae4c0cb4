import { Link } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { CopyButton } from "../../../components/CopyButton";
import { OpenNow } from "../../../components/OpenNow";
import { ShareButton } from "../../../components/ShareButton";
import { formatHours } from "../../../domain/format/duration";
import { joinWithAnd } from "../../../domain/format/list";
import { formatRinggit } from "../../../domain/format/ringgit";
import { formatOpeningRange } from "../../../domain/openingHours/format";
import type { Estimate, LineEstimate } from "../../../domain/pricing/estimateVisit";
import { reservationLink } from "../../../domain/reservationLink";
import { INQUIRY_ID } from "../../../domain/routes";
import { proposeDraft } from "../../events/proposeDraft";
import { NEW_TAB_HINT_ID } from "../ReservationSection";
import { PLAN_ID } from "./planAddress";
import * as styles from "./Receipt.module.scss";
import {
  formatGift,
  formatLine,
  formatNotes,
  formatParts,
  formatReceipt,
  formatSum,
} from "./receiptText";

type ReceiptProps = {
  estimate: Estimate;
  isBirthday: boolean;
  /** Whether the visitor has changed the plan. */
  isTouched: boolean;
  /** In RM. */
  registrationFee: number;
  /** The query that holds the plan. */
  address: string;
  pricing: Queries.PricingFragment;
  texts: Queries.PlanFragment;
  site: Queries.PlanSiteFragment & Queries.ReservationFragment;
};

/** In ms after the last change, so that a screen reader says only the final sum. */
const ANNOUNCEMENT_DELAY = 1000;

export function Receipt(props: ReceiptProps) {
  const { estimate, isBirthday, isTouched, registrationFee, address, pricing, texts, site } = props;
  const { lines, people, price, pricePerPerson, gifts } = estimate;
  const receiptRef = useRef<HTMLDivElement>(null);
  const text = formatReceipt(estimate, pricing);
  const url = `${window.location.origin}${window.location.pathname}${address}#${PLAN_ID}`;
  const [gift] = gifts;

  return (
    <div className={styles.receipt} ref={receiptRef}>
      <h4 className={styles.heading}>{texts.receiptHeading}</h4>
      <p className={styles.price}>{formatRinggit(price)}</p>
      {people > 1 && <p className={styles.perPerson}>{formatRinggit(pricePerPerson)} per person</p>}
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own.
          <li key={index}>
            <span className={styles.line}>{formatLine(line, pricing)}</span>{" "}
            <b>{formatRinggit(line.price)}</b>
            <span className={styles.parts}>{formatParts(line)}</span>
          </li>
        ))}
        {gift && (
          <li>
            <span className={styles.line}>Birthday</span> <b>−{formatRinggit(gift.saving)}</b>
            <span className={styles.parts}>
              {formatGift(gift, pricing)}
              {gifts.length > 1 && ", which saves most"}
            </span>
          </li>
        )}
      </ul>
      {formatNotes(estimate, isBirthday, registrationFee, pricing).map((note) => (
        <p className={styles.note} key={note}>
          {note}
        </p>
      ))}
      <div className={styles.actions}>
        <Seats lines={lines} pricing={pricing} texts={texts} site={site} />
        {people >= texts.ask.fromPeople && (
          <Link
            className={styles.ask}
            to={`/events#${INQUIRY_ID}`}
            onClick={() =>
              proposeDraft(
                { eventType: texts.ask.eventType, message: `${text}\n${url}` },
                texts.ask.replaceQuestion,
              )
            }
          >
            {texts.ask.label}
          </Link>
        )}
        <div className={styles.share}>
          <CopyButton
            text={`${text}\n${url}`}
            label={texts.copyLabel}
            copiedLabel={texts.copiedLabel}
            source={receiptRef}
          />
          <ShareButton label={texts.shareLabel} data={() => ({ text, url })} />
        </div>
      </div>
      {texts.assumptions.map((assumption) => (
        <p className={styles.assumption} key={assumption}>
          {assumption}
        </p>
      ))}
      <p className={styles.announcement} role="status">
        {useSettled(isTouched ? formatSum(estimate) : "")}
      </p>
    </div>
  );
}

type SeatsProps = Pick<ReceiptProps, "pricing" | "texts" | "site"> & {
  lines: readonly LineEstimate[];
};

/** How to get a seat: with a reservation, or by walking in. */
function Seats({ lines, pricing, texts, site }: SeatsProps) {
  const rigs = pricing.rates.map(({ rig }) => rig);
  const planned = lines.flatMap((line) => {
    const rig = rigs.find(({ id }) => id === line.rigId);
    return rig ? [{ ...line, ...rig }] : [];
  });
  const reserved = planned.filter(({ isReservable }) => isReservable);
  const walkIn = new Set(
    planned.filter(({ isReservable }) => !isReservable).map(({ nameInText }) => nameInText),
  );
  const { hours, reservation } = site;
  return (
    <>
      {walkIn.size > 0 && (
        <p className={styles.walkIn}>
          {texts.walkIn.replace("[services]", () => joinWithAnd([...walkIn]))} {hours.days}{" "}
          {formatOpeningRange(hours)}.{" "}
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

/** Returns a text after it has stayed the same for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ANNOUNCEMENT_DELAY);
    return () => clearTimeout(timer);
  }, [text]);

  return settled;
}
