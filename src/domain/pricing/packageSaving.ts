import type { Package } from "./cheapestPayment";
import { inWholeSen } from "./inWholeSen";

/** What a package saves compared with the hourly rate. All amounts in RM. */
export function packageSaving({ hours, price }: Package, hourlyRate: number): number {
  return inWholeSen(hours * hourlyRate - price);
}
