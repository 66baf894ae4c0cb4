import { cheapestPlan, type Package, type Plan } from "./cheapestPlan";
import { inWholeSen } from "./inWholeSen";
import { countPeople, type Line, type Visit } from "./visit";

type ForRig = { readonly rig: { readonly id: string } };

/** In RM. Rates are per hour. */
export type PriceList = {
  rates: readonly (ForRig & { readonly nonMember: number; readonly member: number | null })[];
  packages: readonly (ForRig & Package)[];
  registration: { readonly fee: number };
  birthday: { readonly choices: readonly (ForRig & { readonly freeHours: number })[] };
};

/** In RM. */
export type LineEstimate = Line & {
  /** Per hour. */
  rate: number;
  hasMemberRate: boolean;
  /** The cheapest plan for one person. */
  plan: Plan;
  /** What all people of the line pay. */
  price: number;
};

/** Free hours that a member can choose on a birthday, with the amount that they save. */
export type Gift = { rigId: string; freeHours: number; saving: number };

/** In RM. */
export type Estimate = {
  lines: LineEstimate[];
  people: number;
  /** What the group pays, with the gift that saves most. */
  price: number;
  pricePerPerson: number;
  /** The birthday gifts that save something, the best first. */
  gifts: Gift[];
  /** What membership changes for those who are not members. If all are, what it has changed for them. */
  membership: {
    /** How many people save. */
    people: number;
    saving: number;
    /** How many such visits save as much as the fees of these people. */
    visitsToEarnFee: number;
  } | null;
};

/**
 * Finds the lowest price of a visit. Everybody pays for their own seat, members with packages where these are cheaper.
 * @throws if a rig has no rate
 */
export function estimateVisit({ lines, isBirthday }: Visit, prices: PriceList): Estimate {
  const estimates = lines.map((line) => estimateLine(line, prices));
  const gifts = isBirthday ? giftsFor(estimates, prices) : [];
  const people = countPeople(lines);
  const price = sum(estimates.map((line) => line.price)) - (gifts[0]?.saving ?? 0);
  return {
    lines: estimates,
    people,
    price: inWholeSen(price),
    pricePerPerson: inWholeSen(price / people),
    gifts,
    membership: membershipFor(lines, prices),
  };
}

function estimateLine(line: Line, { rates, packages }: PriceList): LineEstimate {
  const rate = rates.find(({ rig }) => rig.id === line.rigId);
  if (!rate) throw new Error(`No rate for the rig ${line.rigId}`);
  const hourly = (line.isMember ? rate.member : null) ?? rate.nonMember;
  const offers = line.isMember ? packages.filter(({ rig }) => rig.id === line.rigId) : [];
  const plan = cheapestPlan(line.hours, hourly, offers);
  return {
    ...line,
    rate: hourly,
    hasMemberRate: rate.member !== null,
    plan,
    price: inWholeSen(plan.price * line.people),
  };
}

/** One member of a line gets the hours for free. */
function giftsFor(lines: readonly LineEstimate[], prices: PriceList): Gift[] {
  const gifts = prices.birthday.choices.map(({ rig, freeHours }) => {
    const savings = lines
      .filter(({ rigId, isMember }) => isMember && rigId === rig.id)
      .map((line) => {
        const paidHours = Math.max(0, line.hours - freeHours);
        return line.plan.price - estimateLine({ ...line, hours: paidHours }, prices).plan.price;
      });
    return { rigId: rig.id, freeHours, saving: inWholeSen(Math.max(0, ...savings)) };
  });
  return gifts.filter(({ saving }) => saving > 0).sort((a, b) => b.saving - a.saving);
}

function membershipFor(lines: readonly Line[], prices: PriceList): Estimate["membership"] {
  const guests = lines.filter(({ isMember }) => !isMember);
  const savings = (guests.length > 0 ? guests : lines)
    .map((line) => {
      const priceIf = (isMember: boolean) => estimateLine({ ...line, isMember }, prices).price;
      return { people: line.people, saving: priceIf(false) - priceIf(true) };
    })
    .filter(({ saving }) => saving > 0);
  const people = countPeople(savings);
  const saving = inWholeSen(sum(savings.map((each) => each.saving)));
  if (saving <= 0) return null;
  return {
    people,
    saving,
    visitsToEarnFee: Math.ceil((prices.registration.fee * people) / saving),
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
