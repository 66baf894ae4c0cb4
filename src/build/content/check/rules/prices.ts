import { formatRinggit } from "../../../../domain/format/ringgit";
import { packageSaving } from "../../../../domain/pricing/packageSaving";
import { rule } from "./rule";

const membersPayLess = rule(["pricing"], ({ pricing }) =>
  pricing.rates.flatMap(({ member, nonMember }, index) => {
    if (member === null || member <= nonMember) return [];
    const path = ["rates", index, "member"];
    const message = `${formatRinggit(member)} is more than the ${formatRinggit(nonMember)} for non-members. Write ${nonMember} or less.`;
    return [{ name: "pricing", path, message }];
  }),
);

/** Unknown rigs are left to the rules for references. */
const packagesHaveRates = rule(["pricing", "rigs"], ({ pricing, rigs }) =>
  pricing.packages.flatMap(({ rig }, index) => {
    const isKnown = rigs.rigs.some(({ id }) => id === rig);
    if (!isKnown || pricing.rates.some((rate) => rate.rig === rig)) return [];
    const path = ["packages", index, "rig"];
    const message = `"${rig}" has no hourly rate. Add an entry for it to rates.`;
    return [{ name: "pricing", path, message }];
  }),
);

const packagesSave = rule(["pricing"], ({ pricing }) =>
  pricing.packages.flatMap((offer, index) => {
    const rate = pricing.rates.find(({ rig }) => rig === offer.rig);
    const hourly = rate?.member ?? rate?.nonMember;
    if (hourly === undefined || packageSaving(offer, hourly) > 0) return [];
    const path = ["packages", index, "price"];
    const message = `${formatRinggit(offer.price)} saves nothing: ${offer.hours} hours at ${formatRinggit(hourly)} an hour cost ${formatRinggit(offer.hours * hourly)}. Write a lower price.`;
    return [{ name: "pricing", path, message }];
  }),
);

export const priceRules = [membersPayLess, packagesHaveRates, packagesSave];
