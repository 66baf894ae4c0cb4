import type { Package } from "../../../src/domain/pricing/cheapestPayment";

/** Returns the lowest price of all combinations of packages and single hours, in RM. */
export function bruteForce(hours: number, rate: number, packages: readonly Package[]): number {
  const [first, ...rest] = packages;
  if (!first) return Math.max(0, hours) * rate;
  const most = Math.ceil(Math.max(0, hours) / first.hours);
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  return Math.min(
    ...counts.map(
      (count) => count * first.price + bruteForce(hours - count * first.hours, rate, rest),
    ),
  );
}
