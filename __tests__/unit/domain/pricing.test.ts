import fc from "fast-check";
import { cheapestPayment, type Package } from "../../../src/domain/pricing/cheapestPayment";
import { type Choice, estimate } from "../../../src/domain/pricing/estimate";
import { formatMembership } from "../../../src/domain/pricing/membershipText";
import { formatPayment } from "../../../src/domain/pricing/paymentText";

/** The prices of the owner's specification, and one that makes rounding errors. */
const prices = {
  rates: [
    { rig: { id: "pc" }, nonMember: 8, member: 6 },
    { rig: { id: "racing" }, nonMember: 15, member: 12 },
    { rig: { id: "ps5" }, nonMember: 25, member: null },
    { rig: { id: "chess" }, nonMember: 9.9, member: 8 },
  ],
  packages: [
    { rig: { id: "pc" }, hours: 3, price: 15 },
    { rig: { id: "pc" }, hours: 6, price: 26 },
    { rig: { id: "racing" }, hours: 3, price: 30 },
    { rig: { id: "racing" }, hours: 6, price: 50 },
  ],
};

const choice = (count: number, rigId: string, hours: number): Choice => ({ count, rigId, hours });

describe("the price of a visit", () => {
  // Calculated by hand.
  it.each([
    [choice(1, "pc", 4), false, 32, "4 hours at RM8 an hour"],
    [choice(2, "pc", 4), true, 42, "3-hour package at RM15 + 1 hour at RM6 an hour: RM21 each"],
    [choice(1, "pc", 5), true, 26, "6-hour package at RM26 (1 hour to spare)"],
    [choice(1, "pc", 12), true, 52, "2 × 6-hour package at RM26"],
    [choice(4, "racing", 3), false, 180, "3 hours at RM15 an hour: RM45 each"],
    [choice(4, "racing", 3), true, 120, "3-hour package at RM30: RM30 each"],
    [choice(1, "ps5", 1), true, 25, "1 hour at RM25 an hour"],
    [choice(12, "racing", 12), false, 2160, "12 hours at RM15 an hour: RM180 each"],
    [choice(3, "chess", 1), false, 29.7, "1 hour at RM9.90 an hour: RM9.90 each"],
  ])("of %o, as members: %s, is RM%d and is explained", (chosen, isMember, total, parts) => {
    const estimated = estimate(chosen, prices, isMember);
    expect(estimated.total).toBe(total);
    expect(formatPayment(estimated, chosen)).toBe(parts);
  });

  it("cannot be found for a rig without a rate", () => {
    expect(() => estimate(choice(1, "darts", 1), prices)).toThrow("No rate for the rig darts");
  });
});

describe("membership", () => {
  const text = (visit: Partial<Parameters<typeof formatMembership>[0]>) =>
    formatMembership({
      ...{ count: 1, total: 16, memberTotal: 12, registrationFee: 50 },
      ...visit,
    });

  // Calculated by hand: 13 visits cost RM208, and RM206 with membership.
  it.each([
    [{}, "Registration costs RM50 once. It pays off from visit 13."],
    [{ registrationFee: 0 }, "Registration is free."],
    [
      { count: 30, total: 1500, memberTotal: 1000, registrationFee: 40 },
      "Registration costs each person RM40 once. It pays off from visit 3.",
    ],
    // 30 visits save RM33, which is the fee, so only the next one pays off.
    [
      { total: 16, memberTotal: 14.9, registrationFee: 33 },
      "Registration costs RM33 once. It pays off from visit 31.",
    ],
    [{ memberTotal: 16 }, "Members pay the same here."],
  ])("with %o is explained", (visit, expected) => {
    expect(text(visit)).toBe(expected);
  });
});

type Way = { hourly: number; price: number };

/** Returns the cheapest of all combinations of packages and single hours, and of several the one with the most single hours. */
function bruteForce(hours: number, rate: number, packages: readonly Package[]): Way {
  const [first, ...rest] = packages;
  if (!first) return { hourly: Math.max(0, hours), price: Math.max(0, hours) * rate };
  const most = Math.ceil(Math.max(0, hours) / first.hours);
  const ways = Array.from({ length: most + 1 }, (_, count) => {
    const { hourly, price } = bruteForce(hours - count * first.hours, rate, rest);
    return { hourly, price: price + count * first.price };
  });
  return ways.reduce((best, way) => {
    const difference = inSen(way.price) - inSen(best.price);
    return difference < 0 || (difference === 0 && way.hourly > best.hourly) ? way : best;
  });
}

const inSen = (amount: number) => Math.round(amount * 100);

const anyHours = fc.integer({ min: 1, max: 12 });
const anyAmount = fc.integer({ min: 1, max: 20_000 }).map((amount) => amount / 100);
// Of few different amounts, combinations often cost the same.
const anyPrice = fc.oneof(anyAmount, fc.integer({ min: 1, max: 20 }));
const offers = fc.array(fc.record({ hours: anyHours, price: anyPrice }), { maxLength: 4 });

it("the cheapest payment covers all hours, adds up, costs as little as the best of all combinations, and has the most single hours, because visitors can leave earlier", () => {
  fc.assert(
    fc.property(anyHours, anyPrice, offers, (hours, rate, packages) => {
      const payment = cheapestPayment(hours, rate, packages);
      const best = bruteForce(hours, rate, packages);
      expect(payment.price).toBe(inSen(best.price) / 100);
      expect(payment.hourly).toBe(best.hourly);
      const sum = (part: keyof Package) =>
        payment.packages.reduce((total, offer) => total + offer[part], 0);
      expect(payment.hourly + sum("hours")).toBeGreaterThanOrEqual(hours);
      expect(inSen(payment.hourly * rate + sum("price"))).toBe(inSen(payment.price));
    }),
    { seed: 20261120, numRuns: 400 },
  );
});
