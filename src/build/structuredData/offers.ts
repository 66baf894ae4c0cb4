import { formatHours } from "../../domain/format/duration";
import { formatRinggit } from "../../domain/format/ringgit";
import type { Content } from "../content/schema";
import { CURRENCY, type Thing } from "./thing";

type Prices = Pick<Content, "pricing" | "membership" | "rigs">;

/** The lowest and the highest hourly rate, such as `RM6-RM25`. */
export function priceRange({ rates }: Content["pricing"]): string {
  const prices = rates.flatMap(({ nonMember, member }) => [nonMember, member ?? nonMember]);
  const ends = new Set([Math.min(...prices), Math.max(...prices)]);
  return [...ends].map(formatRinggit).join("-");
}

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
      hasTierRequirement: unitPrice(registration.fee),
      hasTierBenefit: "https://schema.org/TierBenefitLoyaltyPrice",
    },
  };
}

export function offerCatalog(prices: Prices, tierId: string): Thing {
  const { pricing, membership, rigs } = prices;
  const forMembers = { validForMemberTier: { "@id": tierId } };
  const nameOf = (id: string) => rigs.rigs.find((rig) => rig.id === id)?.name;

  const hourly = pricing.rates.flatMap(({ rig, nonMember, member }) => [
    { ...offerFor(nameOf(rig)), priceSpecification: unitPrice(nonMember, 1) },
    ...(member === null
      ? []
      : [{ ...offerFor(nameOf(rig)), ...forMembers, priceSpecification: unitPrice(member, 1) }]),
  ]);
  const packages = pricing.packages.map(({ rig, hours, price }) => ({
    ...offerFor(nameOf(rig)),
    ...forMembers,
    name: `${nameOf(rig)}, ${formatHours(hours)}`,
    priceSpecification: unitPrice(price, hours),
  }));
  const reloads = membership.reload.bonuses.map(({ reload, bonus }) => ({
    ...offerFor(membership.reload.heading),
    ...forMembers,
    name: `${formatRinggit(reload)} reload: +${formatRinggit(bonus)}`,
    priceSpecification: unitPrice(reload),
  }));

  return catalog(pricing.heading, [
    catalog(pricing.rateHeading, hourly),
    ...(packages.length > 0 ? [catalog(pricing.packagesHeading, packages)] : []),
    catalog(membership.reload.heading, reloads),
  ]);
}

const catalog = (name: string, itemListElement: Thing[]): Thing => ({
  "@type": "OfferCatalog",
  name,
  itemListElement,
});

const offerFor = (service: string | undefined): Thing => ({
  "@type": "Offer",
  itemOffered: { "@type": "Service", name: service },
});

function unitPrice(price: number, hours?: number): Thing {
  return {
    "@type": "UnitPriceSpecification",
    price,
    priceCurrency: CURRENCY,
    ...(hours !== undefined && {
      // The UN/CEFACT code for hours, as schema.org recommends.
      referenceQuantity: { "@type": "QuantitativeValue", value: hours, unitCode: "HUR" },
    }),
  };
}
