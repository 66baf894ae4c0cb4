import { inWholeSen } from "./inWholeSen";

/** The price is in RM. */
export type Package = { readonly hours: number; readonly price: number };

/** A way to pay for the hours of one rig. */
export type Payment = {
  /** Hours that are paid at the hourly rate. */
  hourly: number;
  /** A package that is bought twice is in the list twice. */
  packages: readonly Package[];
  /** In RM. */
  price: number;
};

const nothing: Payment = { hourly: 0, packages: [], price: 0 };

/**
 * Finds the cheapest way to pay: at the hourly rate, with packages, or both. It may pay for more hours if that is cheaper.
 * Among payments of the same price, the one with the most hours at the hourly rate wins, because visitors can leave earlier
 * and pay less.
 *
 * @param hours a whole number
 * @param rate RM per hour
 */
export function cheapestPayment(
  hours: number,
  rate: number,
  packages: readonly Package[],
): Payment {
  const cheapest: Payment[] = [];
  const cheapestFor = (n: number) => cheapest[n] ?? nothing;
  for (let n = 1; n <= hours; n += 1) {
    const options = [addHour(cheapestFor(n - 1), rate)];
    for (const offer of packages) options.push(addPackage(cheapestFor(n - offer.hours), offer));
    cheapest[n] = options.reduce((best, next) => (next.price < best.price ? next : best));
  }
  return cheapestFor(hours);
}

const addHour = ({ hourly, packages, price }: Payment, rate: number): Payment => ({
  hourly: hourly + 1,
  packages,
  price: inWholeSen(price + rate),
});

const addPackage = ({ hourly, packages, price }: Payment, offer: Package): Payment => ({
  hourly,
  packages: [offer, ...packages],
  price: inWholeSen(price + offer.price),
});
