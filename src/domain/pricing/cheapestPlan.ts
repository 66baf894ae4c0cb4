/** Hours bought together for one price, in RM. */
export type Package = { hours: number; price: number };

/** A way to pay for some hours; all prices in RM. */
export type Plan = {
  /** Paid by the hour; half hours at half the rate. */
  hourly: { hours: number; price: number };
  /** The packages that are bought, each with how often. */
  packages: (Package & { count: number })[];
  price: number;
};

// Half hours in halves of a sen are whole numbers, so that no sum is off by a rounding.
const UNITS_PER_RINGGIT = 200;

/**
 * The cheapest way to play for some hours: at the rate per hour, with packages, or both. A plan may
 * cover more hours than are played where that costs less. Of plans that cost the same, the one with
 * the most hours paid singly wins: those can be given up.
 *
 * @param hours a multiple of a half, at least a half
 * @param rate RM per hour, in whole sen
 */
export function cheapestPlan(hours: number, rate: number, packages: readonly Package[]): Plan {
  const halves = Math.round(hours * 2);
  const perHalf = Math.round((rate * UNITS_PER_RINGGIT) / 2);
  const offers = packages.map((offer) => ({
    offer,
    halves: Math.round(offer.hours * 2),
    price: Math.round(offer.price * UNITS_PER_RINGGIT),
  }));

  // best[n]: the least price of n half hours, and what was bought last to reach it.
  const best: { price: number; last: (typeof offers)[number] | null }[] = [
    { price: 0, last: null },
  ];
  for (let n = 1; n <= halves; n += 1) {
    best[n] = { price: priceOf(n - 1) + perHalf, last: null };
    for (const each of offers) {
      const price = priceOf(n - each.halves) + each.price;
      if (price < priceOf(n)) best[n] = { price, last: each };
    }
  }
  return planFrom(halves);

  function priceOf(n: number): number {
    return best[Math.max(0, n)]?.price ?? Number.POSITIVE_INFINITY;
  }

  function planFrom(played: number): Plan {
    const counts = new Map<Package, number>();
    let singly = 0;
    for (let n = played; n > 0; ) {
      const last = best[n]?.last;
      if (last) counts.set(last.offer, (counts.get(last.offer) ?? 0) + 1);
      else singly += 1;
      n -= last?.halves ?? 1;
    }
    return {
      hourly: { hours: singly / 2, price: (singly * perHalf) / UNITS_PER_RINGGIT },
      packages: [...counts].map(([{ hours: length, price }, count]) => ({
        hours: length,
        price,
        count,
      })),
      price: priceOf(played) / UNITS_PER_RINGGIT,
    };
  }
}
