import fc from "fast-check";
import { cheapestPlan, type Plan } from "../../../../src/domain/pricing/cheapestPlan";
import { bruteForce } from "../../../support/unit/bruteForce";

const sen = fc.integer({ min: 1, max: 20_000 }).map((amount) => amount / 100);
const halfHours = fc.integer({ min: 1, max: 48 }).map((halves) => halves / 2);
const offers = fc.array(fc.record({ hours: fc.integer({ min: 1, max: 12 }), price: sen }), {
  maxLength: 4,
});

const coveredHours = ({ hourly, packages }: Plan) =>
  hourly.hours + packages.reduce((sum, { hours, count }) => sum + hours * count, 0);

/** Half an hour can cost half a sen, which is rounded up. */
const inSen = (amount: number) => Math.round(Math.round(amount * 200) / 2);

describe("the cheapest plan", () => {
  it("costs the same as the best of all combinations, up to 24 hours", () => {
    fc.assert(
      fc.property(halfHours, sen, offers, (hours, rate, packages) => {
        const { price } = cheapestPlan(hours, rate, packages);
        expect(inSen(price)).toBe(inSen(bruteForce(hours, rate, packages)));
      }),
      { seed: 20261120, numRuns: 400 },
    );
  });

  it("covers all hours, and its parts add up to its price", () => {
    fc.assert(
      fc.property(halfHours, sen, offers, (hours, rate, packages) => {
        const plan = cheapestPlan(hours, rate, packages);
        expect(coveredHours(plan)).toBeGreaterThanOrEqual(hours);
        const parts = plan.packages.reduce((sum, { price, count }) => sum + price * count, 0);
        expect(parts + plan.hourly.price).toBeCloseTo(plan.price, 6);
      }),
      { seed: 3 },
    );
  });

  it("uses single hours if a package costs the same, because single hours can be given up", () => {
    expect(cheapestPlan(4, 5, [{ hours: 3, price: 15 }])).toEqual({
      hourly: { hours: 4, price: 20 },
      packages: [],
      price: 20,
    });
  });

  it("rounds half a sen up, in its parts as in its price", () => {
    expect(cheapestPlan(3.5, 9.99, [{ hours: 3, price: 15 }])).toEqual({
      hourly: { hours: 0.5, price: 5 },
      packages: [{ hours: 3, price: 15, count: 1 }],
      price: 20,
    });
  });

  it.each([
    [
      4,
      { hourly: { hours: 1, price: 6 }, packages: [{ hours: 3, price: 15, count: 1 }], price: 21 },
    ],
    [
      5.5,
      { hourly: { hours: 0, price: 0 }, packages: [{ hours: 6, price: 26, count: 1 }], price: 26 },
    ],
    [1, { hourly: { hours: 1, price: 6 }, packages: [], price: 6 }],
  ])(
    "for %d hours at RM6, with packages of 3 hours for RM15 and 6 for RM26, is as calculated by hand",
    (hours, plan) => {
      const packages = [
        { hours: 3, price: 15 },
        { hours: 6, price: 26 },
      ];
      expect(cheapestPlan(hours, 6, packages)).toEqual(plan);
    },
  );
});
