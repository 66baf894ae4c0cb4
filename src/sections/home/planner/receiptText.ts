import { formatCount, formatHours } from "../../../domain/format/count";
import { formatHourlyRate, formatRinggit } from "../../../domain/format/ringgit";
import type { Estimate, LineEstimate } from "../../../domain/pricing/estimateVisit";
import type { Line } from "../../../domain/pricing/visit";
import { visitsToEarn } from "../../../domain/pricing/visitsToEarn";
import type { Rig } from "../../../domain/rig";

/** `4 PCs, 3 hours, with membership`. */
export function formatLine({ count, hours, isMember }: Line, { unit }: Rig): string {
  const rented = `${formatCount(count, unit.one, unit.many)}, ${formatHours(hours)}`;
  return isMember ? `${rented}, with membership` : rented;
}

/** How the price of a line is made up: `3-hour package at RM15 + 1 hour at RM6 an hour: RM21 each`. */
export function formatParts({ count, payment, hourlyRate }: LineEstimate): string {
  const { packages, hourly, price } = payment;
  const parts = [...new Set(packages)].map((offer) => {
    const times = packages.filter((each) => each === offer).length;
    const name = `${offer.hours}-hour package at ${formatRinggit(offer.price)}`;
    return times > 1 ? `${times} × ${name}` : name;
  });
  if (hourly > 0) parts.push(`${formatHours(hourly)} at ${formatHourlyRate(hourlyRate)}`);
  return parts.join(" + ") + (count > 1 ? `: ${formatRinggit(price)} each` : "");
}

/** `RM50`, `RM50 for 4 people, RM12.50 per person`. */
export function formatSum({ price, people, pricePerPerson }: Estimate): string {
  if (people === 1) return formatRinggit(price);
  return `${formatRinggit(price)} for ${people} people, ${formatRinggit(pricePerPerson)} per person`;
}

/** The lines and the sum as text, to copy, share or send. */
export function formatReceipt(estimate: Estimate): string {
  const rows = estimate.lines.map(
    (line) => `${formatLine(line, line.rig)}: ${formatRinggit(line.price)} (${formatParts(line)})`,
  );
  return [...rows, `Total: ${formatSum(estimate)}`].join("\n");
}

/** What the visitor wants to reserve: `2 × racing simulator, 2 hours; 1 × PlayStation 5, 1 hour`. */
export function formatReservation(lines: readonly LineEstimate[]): string {
  return lines
    .map(({ count, rig, hours }) => `${count} × ${rig.nameInText}, ${formatHours(hours)}`)
    .join("; ");
}

/** What else the visitor should know about the price. The registration fee is in RM. */
export function formatNotes(
  { lines, rigCount, price, people, areAllMembers, membershipSaving }: Estimate,
  registrationFee: number,
): string[] {
  const notes: string[] = [];
  if (membershipSaving > 0) {
    notes.push(
      areAllMembers
        ? `That is ${formatRinggit(membershipSaving)} less than without membership.`
        : `Members pay ${formatRinggit(price - membershipSaving)}, ${formatRinggit(membershipSaving)} less.`,
    );
    const fee = formatRinggit(registrationFee);
    const visits = visitsToEarn(registrationFee, membershipSaving);
    // How many of a group pay the fee depends on who comes.
    const isGroup = people > 1 || rigCount > 1;
    notes.push(
      isGroup
        ? `Membership costs ${fee} once for each member.`
        : `The ${fee} fee is earned back after ${formatCount(visits, "such visit", "such visits")}.`,
    );
  }
  const withoutRate = lines.filter(({ hasMemberRate }) => !hasMemberRate);
  for (const name of new Set(withoutRate.map(({ rig }) => rig.shortName))) {
    notes.push(`${name} has no member rate.`);
  }
  return notes;
}
