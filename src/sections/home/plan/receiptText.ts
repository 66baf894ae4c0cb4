import { formatFreeHours, formatHours } from "../../../domain/format/duration";
import { formatHourlyRate, formatRinggit } from "../../../domain/format/ringgit";
import type { Estimate, Gift, LineEstimate } from "../../../domain/pricing/estimateVisit";
import type { Line } from "../../../domain/pricing/visit";

type Rates = Pick<Queries.PricingFragment, "rates">;

/** `4 × PC gaming, 3 hours, members`. */
export function formatLine({ people, rigId, hours, isMember }: Line, pricing: Rates): string {
  const rig = rigOf(rigId, pricing)?.shortName;
  const members = people > 1 ? "members" : "member";
  return `${people > 1 ? `${people} × ` : ""}${rig}, ${formatHours(hours)}${isMember ? `, ${members}` : ""}`;
}

/** How the price of a line is made up: `3-hour package at RM15 + 1 hour at RM6 an hour: RM21 each`. */
function formatParts({ people, plan, rate }: LineEstimate): string {
  const { packages, hourly, price } = plan;
  const parts = packages.map(
    (each) =>
      `${each.count > 1 ? `${each.count} × ` : ""}${each.hours}-hour package at ${formatRinggit(each.price)}`,
  );
  if (hourly.hours > 0) parts.push(`${formatHours(hourly.hours)} at ${formatHourlyRate(rate)}`);
  return parts.join(" + ") + (people > 1 ? `: ${formatRinggit(price)} each` : "");
}

function formatGift({ freeHours, rigId }: Gift, pricing: Rates): string {
  return `${formatFreeHours(freeHours)} of ${rigOf(rigId, pricing)?.nameInText}`;
}

/** What the visitor pays for, and the birthday gift. */
export function formatRows({ lines, gifts }: Estimate, pricing: Rates) {
  const rows = lines.map((line) => ({
    label: formatLine(line, pricing),
    price: formatRinggit(line.price),
    parts: formatParts(line),
  }));
  const [gift] = gifts;
  if (gift) {
    rows.push({
      label: "Birthday",
      price: `−${formatRinggit(gift.saving)}`,
      parts: `${formatGift(gift, pricing)}${gifts.length > 1 ? ", which saves most" : ""}`,
    });
  }
  return rows;
}

/** `RM97.50 for 5 people, RM19.50 per person`. */
export function formatSum({ price, people, pricePerPerson }: Estimate): string {
  if (people === 1) return formatRinggit(price);
  return `${formatRinggit(price)} for ${people} people, ${formatRinggit(pricePerPerson)} per person`;
}

/** The whole receipt, for a chat or an e-mail. */
export function formatReceipt(estimate: Estimate, pricing: Rates): string {
  const rows = formatRows(estimate, pricing).map(
    ({ label, price, parts }) => `${label}: ${price} (${parts})`,
  );
  return [...rows, `Total: ${formatSum(estimate)}`].join("\n");
}

/** What else the visitor should know about the price. */
export function formatNotes(
  estimate: Estimate,
  isBirthday: boolean,
  registrationFee: number,
  pricing: Rates,
): string[] {
  const { lines, price, membership, gifts } = estimate;
  const areAllMembers = lines.every(({ isMember }) => isMember);
  const notes: string[] = [];
  if (isBirthday && gifts.length === 0) {
    notes.push(
      lines.some(({ isMember }) => isMember)
        ? "There is no birthday gift for these services."
        : "The birthday gift is for members.",
    );
  }
  for (const gift of gifts.slice(1)) {
    notes.push(`${formatGift(gift, pricing)} would save ${formatRinggit(gift.saving)}.`);
  }
  if (membership) {
    const { people, saving, visitsToEarnFee } = membership;
    const fees =
      people > 1
        ? `${formatRinggit(registrationFee)} fees of ${people} people are`
        : `${formatRinggit(registrationFee)} fee is`;
    notes.push(
      areAllMembers
        ? `That is ${formatRinggit(saving)} less than without membership.`
        : `Members pay ${formatRinggit(price - saving)}, ${formatRinggit(saving)} less.`,
      `The ${fees} earned back after ${formatVisits(visitsToEarnFee)}.`,
    );
  }
  const withoutRate = lines.filter(({ hasMemberRate }) => !hasMemberRate);
  for (const rigId of new Set(withoutRate.map((line) => line.rigId))) {
    notes.push(`${rigOf(rigId, pricing)?.shortName} has no member rate.`);
  }
  return notes;
}

const formatVisits = (visits: number) =>
  visits === 1 ? "one such visit" : `${visits} such visits`;

function rigOf(rigId: string, { rates }: Rates) {
  return rates.find(({ rig }) => rig.id === rigId)?.rig;
}
