import { formatRinggit } from "../../../../src/domain/format/ringgit";
import { pageNames, type Route } from "../../../../src/domain/routes";
import type { Content } from "../../../../src/content/schema";
import { comingEvents } from "./comingEvents";
import { openingHours } from "./openingHours";
import { postalAddress } from "./postalAddress";
import { CURRENCY, type Thing } from "./thing";

export type PageToDescribe = {
  route: Route;
  /** Returns the full URL of a path on this site. */
  urlOf: (path: string) => string;
  /** The URL of the venue's photo. The same for all pages, because they describe the same venue. */
  picture: string;
  /** Returns the URL of a coming event's photo. */
  eventPictureOf: (eventId: string) => string | undefined;
};

/** Describes a page to search engines. Contains only facts that visitors can read on the page. */
export function structuredData(page: PageToDescribe, content: Content): object {
  return {
    "@context": "https://schema.org",
    "@graph": [
      venue(page, content),
      ...(page.route === "/" ? [website(page, content)] : [breadcrumbs(page, content)]),
      ...(page.route === "/events" ? comingEvents(page, content, venueId(page)) : []),
      ...(page.route === "/faq" ? [questions(page, content)] : []),
    ],
  };
}

const venueId = ({ urlOf }: PageToDescribe) => urlOf("/#venue");

function venue(page: PageToDescribe, content: Content): Thing {
  const { site, pages, pricing } = content;
  return {
    "@type": "EntertainmentBusiness",
    "@id": venueId(page),
    name: site.name,
    description: pages.home.description,
    url: page.urlOf("/"),
    image: page.picture,
    telephone: site.contact.phone,
    email: site.contact.email,
    address: postalAddress(site),
    hasMap: site.map.directionsUrl,
    openingHoursSpecification: openingHours(site.hours),
    priceRange: priceRange(pricing),
    currenciesAccepted: CURRENCY,
    sameAs: site.links.instagram.url,
  };
}

/** The lowest and the highest hourly rate, such as `RM6-RM25`. */
function priceRange({ rates }: Content["pricing"]): string {
  const prices = rates.flatMap(({ nonMember, member }) => [nonMember, member ?? nonMember]);
  const ends = new Set([Math.min(...prices), Math.max(...prices)]);
  return [...ends].map(formatRinggit).join("-");
}

/** Search engines show this name above a result. */
function website(page: PageToDescribe, { site }: Content): Thing {
  return {
    "@type": "WebSite",
    name: site.name,
    url: page.urlOf("/"),
    publisher: { "@id": venueId(page) },
  };
}

function breadcrumbs({ route, urlOf }: PageToDescribe, content: Content): Thing {
  const { site, pages } = content;
  const steps = [
    { name: site.name, url: urlOf("/") },
    { name: pages[pageNames[route]].title, url: urlOf(route) },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

function questions({ route, urlOf }: PageToDescribe, content: Content): Thing {
  return {
    "@type": "FAQPage",
    name: content.faq.heading,
    url: urlOf(route),
    mainEntity: content.faq.questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
