/** Rounds an amount in RM: 29.700000000000003 becomes 29.7. */
export function inWholeSen(amount: number): number {
  return Math.round(amount * 100) / 100;
}
