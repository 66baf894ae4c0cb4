/** `RM8`, `RM7.50`. */
export function formatRinggit(amount: number): string {
  return `RM${amount.toFixed(2).replace(".00", "")}`;
}

/** `RM8 an hour`. */
export function formatHourlyRate(amount: number): string {
  return `${formatRinggit(amount)} an hour`;
}
