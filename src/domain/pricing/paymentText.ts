import { formatHours } from "../format/count";
import { formatHourlyRate, formatRinggit } from "../format/ringgit";
import type { Choice, Estimate } from "./estimate";

/**
 * How a price is made up: `3-hour package at RM15 + 1 hour at RM6 an hour: RM21 each`, or `6-hour package at RM26 (1 hour to spare)`.
 */
export function formatPayment(
  { payment, hourlyRate }: Estimate,
  { count, hours }: Pick<Choice, "count" | "hours">,
): string {
  const { packages, hourly, price } = payment;
  const parts = [...new Set(packages)].map((offer) => {
    const times = packages.filter((each) => each === offer).length;
    const name = `${offer.hours}-hour package at ${formatRinggit(offer.price)}`;
    return times > 1 ? `${times} × ${name}` : name;
  });
  if (hourly > 0) parts.push(`${formatHours(hourly)} at ${formatHourlyRate(hourlyRate)}`);
  const spare = packages.reduce((sum, offer) => sum + offer.hours, hourly) - hours;
  return [
    parts.join(" + "),
    spare > 0 ? ` (${formatHours(spare)} to spare)` : "",
    count > 1 ? `: ${formatRinggit(price)} each` : "",
  ].join("");
}
