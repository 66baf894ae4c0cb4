import type { Rig } from "../rig";
import { cheapestPayment, type Package, type Payment } from "./cheapestPayment";
import { inWholeSen } from "./inWholeSen";
import { type Rate, rateOf } from "./rate";
import type { Line, Visit } from "./visit";

export type PriceList = {
  readonly rates: readonly Rate[];
  /** For members. */
  readonly packages: readonly (Package & { readonly rig: Pick<Rig, "id"> })[];
};

/** Prices are in RM. */
export type LineEstimate = Line & {
  rig: Rig;
  hourlyRate: number;
  hasMemberRate: boolean;
  /** For each of the rigs. */
  payment: Payment;
  /** For all of them. */
  price: number;
};

/** Prices are in RM. */
export type Estimate = {
  lines: LineEstimate[];
  /** Of all lines together. */
  rigCount: number;
  price: number;
  people: number;
  pricePerPerson: number;
  /** Whether all lines have membership. */
  areAllMembers: boolean;
  /** What membership saves, or would save if all lines had it. */
  membershipSaving: number;
};

/**
 * Finds the lowest price of a visit. Packages are for members only.
 * @throws if a rig has no rate
 */
export function estimateVisit({ lines, people }: Visit, prices: PriceList): Estimate {
  const estimates = lines.map((line) => estimateLine(line, prices));
  const price = totalOf(estimates);
  const areAllMembers = lines.every(({ isMember }) => isMember);
  // If all have membership, the other price is the one without it.
  const other = lines.map((line) => estimateLine({ ...line, isMember: !areAllMembers }, prices));
  return {
    lines: estimates,
    rigCount: lines.reduce((total, { count }) => total + count, 0),
    price,
    people,
    pricePerPerson: inWholeSen(price / people),
    areAllMembers,
    membershipSaving: inWholeSen(Math.abs(price - totalOf(other))),
  };
}

function estimateLine(line: Line, { rates, packages }: PriceList): LineEstimate {
  const { rig, nonMember, member } = rateOf(line.rigId, rates);
  const hourlyRate = (line.isMember ? member : null) ?? nonMember;
  const offers = packages.filter((offer) => line.isMember && offer.rig.id === rig.id);
  const payment = cheapestPayment(line.hours, hourlyRate, offers);
  return {
    ...line,
    rig,
    hourlyRate,
    hasMemberRate: member !== null,
    payment,
    price: inWholeSen(payment.price * line.count),
  };
}

const totalOf = (lines: readonly LineEstimate[]) =>
  inWholeSen(lines.reduce((total, { price }) => total + price, 0));
