/** `RM8`, `RM7.50`. */
export function formatRinggit(amount: number): string {
  return `RM${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

/** `RM8 an hour`. */
export function formatHourlyRate(amount: number): string {
  return `${formatRinggit(amount)} an hour`;
}
