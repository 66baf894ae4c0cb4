import { formatHours } from "../../domain/format/count";
import { formatRinggit } from "../../domain/format/ringgit";
import { packageSaving } from "../../domain/pricing/packageSaving";
import { rule } from "./rule";

const membersPayLess = rule(["pricing"], ({ pricing }) =>
  pricing.rates.flatMap(({ member, nonMember }, index) => {
    if (member === null || member <= nonMember) return [];
    const path = ["rates", index, "member"];
    const message = `${formatRinggit(member)} is more than the ${formatRinggit(nonMember)} for non-members. Write ${nonMember} or less.`;
    return [{ name: "pricing", path, message }];
  }),
);

const rigsHaveRates = rule(["pricing", "rigs"], ({ pricing, rigs: { rigs } }) => {
  const hasUnknownRig = pricing.rates.some(({ rig }) => !rigs.some(({ id }) => id === rig));
  // The rules for references report the unknown rig. Its rate may be the missing one.
  if (hasUnknownRig) return [];
  return rigs.flatMap(({ id }, index) => {
    if (pricing.rates.some(({ rig }) => rig === id)) return [];
    const message = `the rig "${id}" has no hourly rate. Add an entry for it to rates in data/pricing.json.`;
    return [{ name: "rigs", path: ["rigs", index, "id"], message }];
  });
});

const packagesSave = rule(["pricing"], ({ pricing }) =>
  pricing.packages.flatMap((offer, index) => {
    const rate = pricing.rates.find(({ rig }) => rig === offer.rig);
    const hourly = rate?.member ?? rate?.nonMember;
    if (hourly === undefined || packageSaving(offer, hourly) > 0) return [];
    const path = ["packages", index, "price"];
    const message = `${formatRinggit(offer.price)} saves nothing: ${formatHours(offer.hours)} at ${formatRinggit(hourly)} an hour cost ${formatRinggit(offer.hours * hourly)}. Write a lower price.`;
    return [{ name: "pricing", path, message }];
  }),
);

/** Placeholders number the reloads, the smallest first. */
const reloadsRise = rule(["membership"], ({ membership: { reload } }) =>
  reload.bonuses.flatMap((offer, index) => {
    const before = reload.bonuses[index - 1]?.reload ?? 0;
    if (offer.reload > before) return [];
    const path = ["reload", "bonuses", index, "reload"];
    const isTwice = reload.bonuses.findIndex(({ reload }) => reload === offer.reload) < index;
    const message = isTwice
      ? `a reload of ${formatRinggit(offer.reload)} is already in this list. Remove one of them.`
      : `${formatRinggit(offer.reload)} comes after ${formatRinggit(before)}. Put the smallest reload first.`;
    return [{ name: "membership", path, message }];
  }),
);

/** A warning, because the venue may be generous. */
export const bonusesAboveReloads = rule(["membership"], ({ membership: { reload } }) =>
  reload.bonuses.flatMap((offer, index) => {
    if (offer.bonus <= offer.reload) return [];
    const path = ["reload", "bonuses", index, "bonus"];
    const message = `the bonus of ${formatRinggit(offer.bonus)} is more than the reload of ${formatRinggit(offer.reload)}. Check that the two are not swapped.`;
    return [{ name: "membership", path, message }];
  }),
);

export const priceRules = [membersPayLess, rigsHaveRates, packagesSave, reloadsRise];
