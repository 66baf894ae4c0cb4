import type { Content } from "../../../../src/content/schema";
import type { Thing } from "./thing";

export function postalAddress({ address }: Content["site"]): Thing {
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
