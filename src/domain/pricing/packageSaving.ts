import type { Package } from "./cheapestPlan";
import { inWholeSen } from "./inWholeSen";

/** What a package saves, in RM, against the same hours at an hourly rate (RM). */
export function packageSaving({ hours, price }: Package, hourlyRate: number): number {
  return inWholeSen(hours * hourlyRate - price);
}
