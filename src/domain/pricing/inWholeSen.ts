/** An amount in RM without what computing in binary fractions adds: 29.7, not 29.700000000000003. */
export function inWholeSen(amount: number): number {
  return Math.round(amount * 100) / 100;
}
