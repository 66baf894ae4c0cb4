import { cheapestPlan, type Package, type Plan } from "./cheapestPlan";
import { inWholeSen } from "./inWholeSen";

/** All prices in RM; rates per hour. */
export type Prices = {
  nonMember: number;
  /** Null where there is no member rate. */
  member: number | null;
  /** Members' packages of this rig. */
  packages: readonly Package[];
  registrationFee: number;
  reloadBonuses: readonly { reload: number; bonus: number }[];
};

export type Estimate = {
  plan: Plan;
  /** What members save on such a visit, in RM; null where membership changes nothing. */
  memberSaving: number | null;
  /** What members pay for such a visit, in RM. */
  memberPrice: number;
  /** After how many such visits the registration fee is earned back. */
  visitsToEarnFee: number | null;
  /** How many such visits a reload pays for, its bonus included. */
  reloads: { reload: number; bonus: number; visits: number }[];
};

/** What a visit of some hours (a multiple of a half) costs, and what membership would change. */
export function estimate(hours: number, isMember: boolean, prices: Prices): Estimate {
  const open = cheapestPlan(hours, prices.nonMember, []);
  const members = cheapestPlan(hours, prices.member ?? prices.nonMember, prices.packages);
  const saving = inWholeSen(open.price - members.price);
  return {
    plan: isMember ? members : open,
    memberPrice: members.price,
    memberSaving: saving > 0 ? saving : null,
    visitsToEarnFee: saving > 0 ? Math.ceil(prices.registrationFee / saving) : null,
    reloads: prices.reloadBonuses.map(({ reload, bonus }) => ({
      reload,
      bonus,
      visits: Math.floor((reload + bonus) / members.price),
    })),
  };
}
