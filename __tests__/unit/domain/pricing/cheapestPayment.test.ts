import fc from "fast-check";
import { cheapestPayment, type Payment } from "../../../../src/domain/pricing/cheapestPayment";
import { bruteForce } from "../../../support/unit/bruteForce";

const anyAmount = fc.integer({ min: 1, max: 20_000 }).map((amount) => amount / 100);
const anyHours = fc.integer({ min: 1, max: 12 });
const offers = fc.array(fc.record({ hours: fc.integer({ min: 1, max: 12 }), price: anyAmount }), {
  maxLength: 4,
});

const coveredHours = ({ hourly, packages }: Payment) =>
  hourly + packages.reduce((sum, { hours }) => sum + hours, 0);

const inSen = (amount: number) => Math.round(amount * 100);

describe("the cheapest payment", () => {
  it("costs the same as the best of all combinations, up to 12 hours", () => {
    fc.assert(
      fc.property(anyHours, anyAmount, offers, (hours, rate, packages) => {
        const { price } = cheapestPayment(hours, rate, packages);
        expect(inSen(price)).toBe(inSen(bruteForce(hours, rate, packages)));
      }),
      { seed: 20261120, numRuns: 400 },
    );
  });

  it("covers all hours, and its parts add up to its price", () => {
    fc.assert(
      fc.property(anyHours, anyAmount, offers, (hours, rate, packages) => {
        const payment = cheapestPayment(hours, rate, packages);
        expect(coveredHours(payment)).toBeGreaterThanOrEqual(hours);
        const parts = payment.packages.reduce((sum, { price }) => sum + price, 0);
        expect(inSen(parts + payment.hourly * rate)).toBe(inSen(payment.price));
      }),
      { seed: 3 },
    );
  });

  it("uses single hours if a package costs the same, because single hours can be given up", () => {
    expect(cheapestPayment(4, 5, [{ hours: 3, price: 15 }])).toEqual({
      hourly: 4,
      packages: [],
      price: 20,
    });
  });

  it.each([
    [1, { hourly: 1, packages: [], price: 6 }],
    [4, { hourly: 1, packages: [{ hours: 3, price: 15 }], price: 21 }],
    [5, { hourly: 0, packages: [{ hours: 6, price: 26 }], price: 26 }],
    [
      12,
      {
        hourly: 0,
        packages: [
          { hours: 6, price: 26 },
          { hours: 6, price: 26 },
        ],
        price: 52,
      },
    ],
  ])(
    "for %d hours at RM6, with packages of 3 hours for RM15 and 6 for RM26, is as calculated by hand",
    (hours, payment) => {
      const packages = [
        { hours: 3, price: 15 },
        { hours: 6, price: 26 },
      ];
      expect(cheapestPayment(hours, 6, packages)).toEqual(payment);
    },
  );
});
