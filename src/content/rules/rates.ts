import { type Content, hasAll } from "../schema";
import type { Rule } from "./rule";

/** Whether a rate is for an unknown rig, which another rule reports. It may be meant for any of the rigs. */
export function hasRateForUnknownRig({ pricing, rigs }: Pick<Content, "pricing" | "rigs">) {
  return pricing.rates.some(({ rig }) => rigs.rigs.every(({ id }) => id !== rig));
}

/** Lists the rigs that surely have no hourly rate. */
export function rigsWithoutRate(valid: Partial<Content>): { id: string; index: number }[] {
  if (!hasAll(valid, ["pricing", "rigs"]) || hasRateForUnknownRig(valid)) return [];
  return valid.rigs.rigs
    .map(({ id }, index) => ({ id, index }))
    .filter(({ id }) => valid.pricing.rates.every(({ rig }) => rig !== id));
}

export const packagesHaveRates: Rule = (valid) => {
  const withoutRate = rigsWithoutRate(valid).map(({ id }) => id);
  return (valid.pricing?.packages ?? []).flatMap(({ rig }, index) => {
    if (!withoutRate.includes(rig)) return [];
    const message = `the rig "${rig}" has no hourly rate, so the site does not show this package. Add the rate, or remove this package.`;
    return [{ name: "pricing", path: ["packages", index, "rig"], message }];
  });
};
