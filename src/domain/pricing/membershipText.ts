import { formatRinggit } from "../format/ringgit";
import { inWholeSen, toSen } from "./inWholeSen";

/** Amounts in RM, for all the rigs of a visit. */
type Visit = {
  /** Of rigs. Each player registers. */
  count: number;
  isMember: boolean;
  total: number;
  memberTotal: number;
  registrationFee: number;
};

/**
 * What membership changes about the price of a visit: `Members pay RM12. The first time, RM62 with registration; it pays off from
 * visit 13.` With that visit, all visits so far and the registration have cost less than without membership.
 */
export function formatMembership(visit: Visit): string {
  const { count, isMember, total, memberTotal, registrationFee } = visit;
  const saved = inWholeSen(total - memberTotal);
  if (saved <= 0) return "Membership changes nothing here: members pay the same.";
  const price = isMember ? "" : `Members pay ${formatRinggit(memberTotal)}. `;
  if (registrationFee === 0) return `${price}Registration is free.`;
  const fees = inWholeSen(count * registrationFee);
  const registration = count === 1 ? "registration" : `${count} registrations`;
  const first = `The first time, ${formatRinggit(inWholeSen(memberTotal + fees))} with ${registration}`;
  return `${price}${first}; it pays off from visit ${Math.floor(toSen(fees) / toSen(saved)) + 1}.`;
}
