/** `half an hour`, `1 hour`, `2.5 hours`. */
export function formatHours(hours: number): string {
  if (hours === 0.5) return "half an hour";
  return `${hours} ${hours === 1 ? "hour" : "hours"}`;
}

export function formatFreeHours(hours: number): string {
  return `${hours} free ${hours === 1 ? "hour" : "hours"}`;
}
