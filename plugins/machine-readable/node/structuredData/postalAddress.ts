import type { Content, Thing } from "./thing";

export function postalAddress({ address }: Content["siteJson"]): Thing {
  const { street, suburb, postcode, city, state } = address;
  return {
    "@type": "PostalAddress",
    streetAddress: `${street}, ${suburb}`,
    postalCode: postcode,
    addressLocality: city,
    addressRegion: state,
    addressCountry: "MY",
  };
}
