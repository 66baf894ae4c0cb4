export type Package = { readonly hours: number; readonly price: number };

/** All prices in RM, rounded to whole sen. */
export type Plan = {
  /** Hours at the hourly rate. Half an hour costs half. */
  hourly: { hours: number; price: number };
  packages: (Package & { count: number })[];
  price: number;
};

// Computes in half sen, so that the price of half an hour is a whole number and sums are exact.
const UNITS_PER_RINGGIT = 200;

const inRinggit = (halfSen: number) => Math.round(halfSen / 2) / 100;

/**
 * Finds the cheapest way to pay for a visit: at the hourly rate, with packages, or both. A plan may contain
 * more hours than the visit if that is cheaper. Among plans of the same price, the one with the most hours at
 * the hourly rate wins, because visitors can leave earlier and pay less.
 *
 * @param hours a multiple of a half, or 0
 * @param rate RM per hour, in whole sen
 */
export function cheapestPlan(hours: number, rate: number, packages: readonly Package[]): Plan {
  const halfHours = Math.round(hours * 2);
  const halfHourPrice = Math.round((rate * UNITS_PER_RINGGIT) / 2);
  const offers = packages.map((offer) => ({
    offer,
    halfHours: Math.round(offer.hours * 2),
    price: Math.round(offer.price * UNITS_PER_RINGGIT),
  }));

  // best[n]: the lowest price of n half hours, and the last package in it, or null for half an hour.
  const best: { price: number; last: (typeof offers)[number] | null }[] = [
    { price: 0, last: null },
  ];
  for (let n = 1; n <= halfHours; n += 1) {
    best[n] = { price: priceOf(n - 1) + halfHourPrice, last: null };
    for (const each of offers) {
      const price = priceOf(n - each.halfHours) + each.price;
      if (price < priceOf(n)) best[n] = { price, last: each };
    }
  }
  return planFrom(halfHours);

  function priceOf(n: number): number {
    return best[Math.max(0, n)]?.price ?? Number.POSITIVE_INFINITY;
  }

  function planFrom(total: number): Plan {
    const counts = new Map<Package, number>();
    let hourlyHalfHours = 0;
    for (let n = total; n > 0; ) {
      const last = best[n]?.last;
      if (last) counts.set(last.offer, (counts.get(last.offer) ?? 0) + 1);
      else hourlyHalfHours += 1;
      n -= last?.halfHours ?? 1;
    }
    return {
      hourly: {
        hours: hourlyHalfHours / 2,
        price: inRinggit(hourlyHalfHours * halfHourPrice),
      },
      packages: [...counts].map(([offer, count]) => ({ ...offer, count })),
      price: inRinggit(priceOf(total)),
    };
  }
}
