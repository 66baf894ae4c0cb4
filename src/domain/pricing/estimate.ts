import { cheapestPayment, type Package, type Payment } from "./cheapestPayment";
import { inWholeSen } from "./inWholeSen";

/** The most rigs that a visitor can choose. */
export const MAX_COUNT = 12;

/** The most hours of a visit that a visitor can choose. */
export const MAX_HOURS = 12;

/** What a visitor wants to rent: rigs of one kind, for the same time, in whole hours (docs/decisions/0014-count-one-choice.md). */
export type Choice = { rigId: string; count: number; hours: number };

/** Prices are in RM. */
type PriceList = {
  readonly rates: readonly {
    readonly rig: { readonly id: string };
    /** Per hour, as is `member`. */
    readonly nonMember: number;
    readonly member: number | null;
  }[];
  /** For members. */
  readonly packages: readonly (Package & { readonly rig: { readonly id: string } })[];
};

/** Prices are in RM. */
export type Estimate = {
  hourlyRate: number;
  /** For each of the rigs. */
  payment: Payment;
  /** For all of them. */
  total: number;
};

/**
 * Finds the lowest price of a visit, for members or for all others.
 * @throws if the rig has no rate
 */
export function estimate(
  { rigId, count, hours }: Choice,
  { rates, packages }: PriceList,
  isMember = false,
): Estimate {
  const rate = rates.find(({ rig }) => rig.id === rigId);
  if (!rate) throw new Error(`No rate for the rig ${rigId}`);
  const hourlyRate = (isMember ? rate.member : null) ?? rate.nonMember;
  const offers = packages.filter(({ rig }) => isMember && rig.id === rigId);
  const payment = cheapestPayment(hours, hourlyRate, offers);
  return { hourlyRate, payment, total: inWholeSen(payment.price * count) };
}
