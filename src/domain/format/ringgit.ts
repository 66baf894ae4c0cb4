/** `RM8`, `RM7.50`, `RM1,200`. */
export function formatRinggit(amount: number): string {
  const [ringgit = "", sen] = amount.toFixed(2).split(".");
  const separated = ringgit.replace(/\B(?=(\d{3})+$)/g, ",");
  return `RM${separated}${sen === "00" ? "" : `.${sen}`}`;
}

/** `RM8 an hour`. */
export function formatHourlyRate(amount: number): string {
  return `${formatRinggit(amount)} an hour`;
}
