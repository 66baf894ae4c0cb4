import { formatHours } from "../../domain/format/duration";
import { formatRinggit } from "../../domain/format/ringgit";
import type { Content } from "../content/schema";
import { CURRENCY, type Thing } from "./thing";

type Prices = Pick<Content, "pricing" | "membership" | "rigs">;

/** `RM6-RM25`: what an hour costs, from the lowest rate to the highest. */
export function priceRange({ rates }: Content["pricing"]): string {
  const prices = rates.flatMap(({ nonMember, member }) => [nonMember, member ?? nonMember]);
  const ends = new Set([Math.min(...prices), Math.max(...prices)]);
  return [...ends].map(formatRinggit).join("-");
}

/** The membership, whose fee opens the prices that name its tier. */
export function memberProgram({ pricing, membership }: Prices, tierId: string): Thing {
  const { heading, registration } = membership;
  return {
    "@type": "MemberProgram",
    name: heading,
    description: registration.text,
    hasTiers: {
      "@type": "MemberProgramTier",
      "@id": tierId,
      name: pricing.memberLabel,
      hasTierRequirement: priced(registration.fee),
      hasTierBenefit: "https://schema.org/TierBenefitLoyaltyPrice",
    },
  };
}

/** Every price of the home page: by the hour, of packages, and what a reload adds. */
export function offerCatalog(prices: Prices, tierId: string): Thing {
  const { pricing, membership, rigs } = prices;
  const forMembers = { validForMemberTier: { "@id": tierId } };
  const nameOf = (id: string) => rigs.rigs.find((rig) => rig.id === id)?.name;

  const hourly = pricing.rates.flatMap(({ rig, nonMember, member }) => [
    { ...offerOf(nameOf(rig)), priceSpecification: priced(nonMember, 1) },
    ...(member === null
      ? []
      : [{ ...offerOf(nameOf(rig)), ...forMembers, priceSpecification: priced(member, 1) }]),
  ]);
  const packages = pricing.packages.map(({ rig, hours, price }) => ({
    ...offerOf(nameOf(rig)),
    ...forMembers,
    name: `${nameOf(rig)}, ${formatHours(hours)}`,
    priceSpecification: priced(price, hours),
  }));
  const reloads = membership.reload.bonuses.map(({ reload, bonus }) => ({
    ...offerOf(membership.reload.heading),
    ...forMembers,
    name: `${formatRinggit(reload)} reload: +${formatRinggit(bonus)}`,
    priceSpecification: priced(reload),
  }));

  return catalog(pricing.heading, [
    catalog(pricing.rateHeading, hourly),
    catalog(pricing.packagesHeading, packages),
    catalog(membership.reload.heading, reloads),
  ]);
}

const catalog = (name: string, itemListElement: Thing[]): Thing => ({
  "@type": "OfferCatalog",
  name,
  itemListElement,
});

const offerOf = (service: string | undefined): Thing => ({
  "@type": "Offer",
  itemOffered: { "@type": "Service", name: service },
});

/** An amount of ringgit, and for how many hours where it is for hours. */
function priced(price: number, hours?: number): Thing {
  return {
    "@type": "UnitPriceSpecification",
    price,
    priceCurrency: CURRENCY,
    ...(hours !== undefined && {
      // An hour's code in the list of UN/CEFACT that schema.org refers to.
      referenceQuantity: { "@type": "QuantitativeValue", value: hours, unitCode: "HUR" },
    }),
  };
}
