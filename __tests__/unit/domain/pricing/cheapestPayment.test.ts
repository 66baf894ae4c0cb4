import fc from "fast-check";
import { cheapestPayment, type Package } from "../../../../src/domain/pricing/cheapestPayment";

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
