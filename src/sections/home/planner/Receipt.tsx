import { Link, withPrefix } from "gatsby";
import { memo } from "react";
import { CopyButton } from "../../../components/CopyButton";
import { makeRoom } from "../../../components/inquiryDraft";
import { isModifiedClick } from "../../../components/isModifiedClick";
import { OpenNow } from "../../../components/OpenNow";
import { ShareButton } from "../../../components/ShareButton";
import { formatRinggit } from "../../../domain/format/ringgit";
import { estimateVisit, type LineEstimate } from "../../../domain/pricing/estimateVisit";
import type { Visit } from "../../../domain/pricing/visit";
import { INQUIRY_ID } from "../../../domain/routes";
import { formatOpeningRange } from "../../../domain/time/hours";
import { ReserveLink } from "../ReserveLink";
import type { PlannerContent } from "./plannerContent";
import * as styles from "./Receipt.module.scss";
import {
  formatLine,
  formatNotes,
  formatParts,
  formatReceipt,
  formatReservation,
  formatSum,
} from "./receiptText";
import { visitLink } from "./visitAddress";

type ReceiptProps = Omit<PlannerContent, "rigs"> & { visit: Visit };

/** Whether the price consists of packages and hours, or of several packages. */
const isCombined = ({ payment: { packages, hourly } }: LineEstimate) =>
  packages.length > (hourly > 0 ? 0 : 1);

/** The sum and how it is made up. On phones, the sum stays in sight while visitors choose. */
export const Receipt = memo(function Receipt(props: ReceiptProps) {
  const { visit, texts, pricing, membership, site } = props;
  const estimate = estimateVisit(visit, pricing);
  const { lines, people, rigCount } = estimate;
  const reservable = lines.filter(({ rig }) => rig.isReservable);
  const text = formatReceipt(estimate);
  const url = location.origin + withPrefix(visitLink(visit));
  const message = `${text}\n${url}`;
  const proposal = { eventType: texts.ask.eventType, message };
  const notes = formatNotes(estimate, membership.registration.fee);
  if (lines.some(isCombined)) notes.push(texts.assumption);

  return (
    <div className={styles.receipt}>
      <p className={styles.sum} role="status">
        {/* Each part is the only child of an element: see OpenNow.tsx. */}
        {formatSum(estimate)
          .match(/[^,]+,?/g)
          ?.map((part) => (
            <span key={part}>{part}</span>
          ))}
      </p>
      <div className={styles.details}>
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own.
            <li key={index}>
              <span className={styles.line}>{formatLine(line, line.rig)}</span>{" "}
              <b>{formatRinggit(line.price)}</b>
              <span className={styles.parts}>{formatParts(line)}</span>
            </li>
          ))}
        </ul>
        {notes.map((note) => (
          <p className={styles.note} key={note}>
            {note}
          </p>
        ))}
        <div className={styles.actions}>
          {reservable.length < lines.length && site.reservation.walkIn && (
            <p className={styles.note}>
              {site.reservation.walkIn} {site.hours.days} {formatOpeningRange(site.hours)}.{" "}
              <b>
                <OpenNow {...site.hours} />
              </b>
            </p>
          )}
          {reservable.length > 0 && (
            <ReserveLink
              site={site}
              wish={formatReservation(reservable)}
              className={styles.reserve}
              noteClassName={styles.quiet}
            />
          )}
          {Math.max(people, rigCount) >= texts.ask.fromSize && (
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
              text={() => message}
              label={texts.copyLabel}
              copiedLabel={texts.copiedLabel}
            />
            <ShareButton label={texts.shareLabel} data={() => ({ text, url })} />
          </div>
        </div>
      </div>
    </div>
  );
});
