import { formatHours } from "../../domain/format/count";
import { formatRinggit } from "../../domain/format/ringgit";
import { inWholeSen } from "../../domain/pricing/inWholeSen";
import type { Content } from "../schema";
import { rule } from "./rule";

const membersPayLess = rule(["pricing"], ({ pricing }) =>
  pricing.rates.flatMap(({ member, nonMember }, index) => {
    if (member === null || member <= nonMember) return [];
    const path = ["rates", index, "member"];
    const message = `${formatRinggit(member)} is more than the ${formatRinggit(nonMember)} for non-members. Write ${nonMember} or less.`;
    return [{ name: "pricing", path, message }];
  }),
);

/**
 * Lists the ids of the rigs that have no hourly rate. If a rate is for an unknown rig, it may be the missing one: another
 * rule reports it.
 */
export function rigsWithoutRate({ pricing, rigs: { rigs } }: Pick<Content, "pricing" | "rigs">) {
  const priced = pricing.rates.map(({ rig }) => rig);
  const ids = rigs.map(({ id }) => id);
  return {
    withoutRate: ids.filter((id) => !priced.includes(id)),
    isRateForUnknownRig: priced.some((rig) => !ids.includes(rig)),
  };
}

function surelyWithoutRate(content: Pick<Content, "pricing" | "rigs">): string[] {
  const { withoutRate, isRateForUnknownRig } = rigsWithoutRate(content);
  return isRateForUnknownRig ? [] : withoutRate;
}

/** A warning, because a new rig is added before its rate, and an old one is removed after it. */
export const rigsHaveRates = rule(["pricing", "rigs"], (content) =>
  surelyWithoutRate(content).map((id) => {
    const index = content.rigs.rigs.findIndex((rig) => rig.id === id);
    const message = `the rig "${id}" has no hourly rate, so the site shows its card, but no price. Add an entry for it to rates in data/pricing.json.`;
    return { name: "rigs", path: ["rigs", index, "id"], message };
  }),
);

const packagesHaveRates = rule(["pricing", "rigs"], (content) => {
  const withoutRate = surelyWithoutRate(content);
  return content.pricing.packages.flatMap(({ rig }, index) => {
    if (!withoutRate.includes(rig)) return [];
    const message = `the rig "${rig}" has no hourly rate, so the site does not show this package. Add the rate, or remove this package.`;
    return [{ name: "pricing", path: ["packages", index, "rig"], message }];
  });
});

const packagesSave = rule(["pricing"], ({ pricing }) =>
  pricing.packages.flatMap((offer, index) => {
    const rate = pricing.rates.find(({ rig }) => rig === offer.rig);
    const hourly = rate?.member ?? rate?.nonMember;
    if (hourly === undefined) return [];
    const regular = inWholeSen(offer.hours * hourly);
    if (offer.price < regular) return [];
    const path = ["packages", index, "price"];
    const message = `${formatRinggit(offer.price)} saves nothing: ${formatHours(offer.hours)} at ${formatRinggit(hourly)} an hour cost ${formatRinggit(regular)}. Write a lower price.`;
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

export const priceRules = [membersPayLess, packagesHaveRates, packagesSave, reloadsRise];
