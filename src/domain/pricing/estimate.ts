import { cheapestPlan, type Package, type Plan } from "./cheapestPlan";
import { inWholeSen } from "./inWholeSen";

/** In RM. Rates are per hour. */
export type Prices = {
  nonMember: number;
  member: number | null;
  packages: readonly Package[];
  registrationFee: number;
  reloadBonuses: readonly { reload: number; bonus: number }[];
};

/** For one visit. Amounts in RM. */
export type Estimate = {
  plan: Plan;
  memberSaving: number | null;
  memberPrice: number;
  visitsToEarnFee: number | null;
  /** How many of these visits each reload pays for, including its bonus. */
  reloads: { reload: number; bonus: number; visits: number }[];
};

/** @param hours a multiple of 0.5 */
export function estimate(hours: number, isMember: boolean, prices: Prices): Estimate {
  const nonMemberPlan = cheapestPlan(hours, prices.nonMember, []);
  const memberPlan = cheapestPlan(hours, prices.member ?? prices.nonMember, prices.packages);
  const saving = inWholeSen(nonMemberPlan.price - memberPlan.price);
  return {
    plan: isMember ? memberPlan : nonMemberPlan,
    memberPrice: memberPlan.price,
    memberSaving: saving > 0 ? saving : null,
    visitsToEarnFee: saving > 0 ? Math.ceil(prices.registrationFee / saving) : null,
    reloads: prices.reloadBonuses.map(({ reload, bonus }) => ({
      reload,
      bonus,
      visits: Math.floor((reload + bonus) / memberPlan.price),
    })),
  };
}
