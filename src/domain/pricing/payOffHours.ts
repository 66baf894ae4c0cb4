import { cheapestPlan, type Package } from "./cheapestPlan";
import { MAX_HOURS } from "./visit";

/**
 * Returns the lengths of a visit from which a package becomes part of the cheapest plan, in hours, shortest first.
 * @param rate RM per hour
 */
export function payOffHours(rate: number, packages: readonly Package[]): number[] {
  const known = new Set<number>();
  const found: number[] = [];
  for (let hours = 0.5; hours <= MAX_HOURS; hours += 0.5) {
    const used = cheapestPlan(hours, rate, packages).packages.map((each) => each.hours);
    if (used.some((each) => !known.has(each))) found.push(hours);
    for (const each of used) known.add(each);
  }
  return found;
}
