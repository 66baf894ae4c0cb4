import { formatRinggit } from "../../../../domain/format/ringgit";
import { packageSaving } from "../../../../domain/pricing/packageSaving";
import { rule } from "./rule";

const membersPayLess = rule(["pricing"], ({ pricing }) =>
  pricing.rates.flatMap(({ member, nonMember }, index) => {
    if (member === null || member <= nonMember) return [];
    const path = ["rates", index, "member"];
    const message = `expected at most the price for everybody, ${formatRinggit(nonMember)}, found ${formatRinggit(member)}. Are the two exchanged?`;
    return [{ name: "pricing", path, message }];
  }),
);

const packagesSave = rule(["pricing"], ({ pricing }) =>
  pricing.packages.flatMap((offer, index) => {
    const rate = pricing.rates.find(({ rig }) => rig === offer.rig);
    if (!rate) {
      const path = ["packages", index, "rig"];
      const message = `"${offer.rig}" has no price per hour. Add it to rates first.`;
      return [{ name: "pricing", path, message }];
    }
    const hourly = rate.member ?? rate.nonMember;
    if (packageSaving(offer, hourly) > 0) return [];
    const path = ["packages", index, "price"];
    const message = `expected less than ${formatRinggit(offer.hours * hourly)}, which ${offer.hours} hours at ${formatRinggit(hourly)} cost, found ${formatRinggit(offer.price)}.`;
    return [{ name: "pricing", path, message }];
  }),
);

export const priceRules = [membersPayLess, packagesSave];
