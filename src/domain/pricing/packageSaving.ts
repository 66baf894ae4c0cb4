import type { Package } from "./cheapestPlan";

/** What a package saves, in RM, against the same hours at an hourly rate (RM). */
export function packageSaving({ hours, price }: Package, hourlyRate: number): number {
  return hours * hourlyRate - price;
}
