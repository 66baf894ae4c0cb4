import type {
  DayOfWeek,
  EntertainmentBusiness,
  OpeningHoursSpecification,
  PostalAddress,
} from "schema-dts";
import { mainPhone } from "../../../src/domain/format/phone";
import { formatRinggit } from "../../../src/domain/format/ringgit";
import { hoursByDays, isAllDay, type OpeningHours } from "../../../src/domain/time/hours";
import type { Content } from "./postBuild";

export const CURRENCY = "MYR";

/** How search engines read times: https://developers.google.com/search/docs/appearance/structured-data/local-business */
const closed = { opens: "00:00", closes: "00:00" };
const allDay = { opens: "00:00", closes: "23:59" };

/** Describes the venue. It is the same on all pages. */
export function venue(id: string, url: string, content: Content): EntertainmentBusiness {
  const { siteJson, pagesJson, pricingJson } = content;
  const { description, sharePhoto } = pagesJson.home;
  const picture = sharePhoto.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return {
    "@type": "EntertainmentBusiness",
    "@id": id,
    name: siteJson.name,
    description,
    url,
    // Gatsby has put the path prefix before it.
    image: `${siteJson.siteBase}${picture}`,
    telephone: mainPhone(siteJson.contact),
    email: siteJson.contact.email,
    address: postalAddress(siteJson),
    hasMap: siteJson.map.directionsUrl,
    openingHoursSpecification: openingHours(siteJson),
    priceRange: priceRange(pricingJson),
    currenciesAccepted: CURRENCY,
    sameAs: siteJson.links.social.map((each) => each.url),
  };
}

export function postalAddress({ address }: Content["siteJson"]): PostalAddress {
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

/** The regular hours and the special days. As in our data, `closes` before `opens` means after midnight. */
function openingHours({ hours }: Content["siteJson"]): OpeningHoursSpecification[] {
  const regular = hoursByDays(hours).map(({ weekdays, ...each }) => ({
    dayOfWeek: weekdays as DayOfWeek[],
    ...timesOf(each),
  }));
  const special = hours.specialDays.map(({ date, note, ...day }) => ({
    name: note,
    validFrom: date,
    validThrough: date,
    ...(day.opens && day.closes ? timesOf({ opens: day.opens, closes: day.closes }) : closed),
  }));
  return [...regular, ...special].map((each) => ({
    "@type": "OpeningHoursSpecification",
    ...each,
  }));
}

const timesOf = ({ opens, closes }: OpeningHours) =>
  isAllDay({ opens, closes }) ? allDay : { opens, closes };

/** The lowest and the highest hourly rate, such as `RM6-RM25`. */
function priceRange({ rates }: Content["pricingJson"]): string {
  const prices = rates.flatMap(({ nonMember, member }) => [nonMember, member ?? nonMember]);
  const ends = new Set([Math.min(...prices), Math.max(...prices)]);
  return [...ends].map(formatRinggit).join("-");
}
