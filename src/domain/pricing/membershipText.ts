import { formatRinggit } from "../format/ringgit";
import { inWholeSen, toSen } from "./inWholeSen";

/** Amounts in RM, for all the rigs of a visit. */
type Visit = {
  /** Of rigs. Each player registers. */
  count: number;
  total: number;
  memberTotal: number;
  /** For each player. */
  registrationFee: number;
};

/**
 * What it takes to pay the price for members: `Registration costs RM50 once. It pays off from visit 13.` With that visit, all
 * visits so far and the registrations have cost less than without membership.
 */
export function formatMembership({ count, total, memberTotal, registrationFee }: Visit): string {
  const saved = inWholeSen(total - memberTotal);
  if (saved <= 0) return "Members pay the same here.";
  if (registrationFee === 0) return "Registration is free.";
  const fees = inWholeSen(count * registrationFee);
  const person = count === 1 ? "" : " each person";
  const visit = Math.floor(toSen(fees) / toSen(saved)) + 1;
  return `Registration costs${person} ${formatRinggit(registrationFee)} once. It pays off from visit ${visit}.`;
}
