import { pageOfEvents } from "../../domain/pagination/eventPages";
import { pageNames, type Route, toRoute } from "../../domain/routes";
import type { Content } from "../content/schema";
import { memberProgram, offerCatalog, priceRange } from "./offers";
import { openingHours } from "./openingHours";
import { CURRENCY, type Thing } from "./thing";

export type PageToDescribe = {
  route: Route;
  /** The full address of a path on this site. */
  addressOf: (path: string) => string;
  /** The full address of the picture that a shared link shows. */
  picture?: string;
};

/** What search engines are told of a page, in schema.org's words: what visitors read there, and no more. */
export function structuredData(page: PageToDescribe, content: Content): object {
  return {
    "@context": "https://schema.org",
    "@graph": [
      venue(page, content),
      ...(page.route === "/" ? [website(page, content)] : [breadcrumbs(page, content)]),
      ...(page.route === "/events" ? pastEvents(page, content) : []),
      ...(page.route === "/faq" ? [questions(page, content)] : []),
    ],
  };
}

const venueId = ({ addressOf }: PageToDescribe) => addressOf("/#venue");

/** The venue as every footer has it; on the home page its prices, too. */
function venue(page: PageToDescribe, content: Content): Thing {
  const { site, pages, pricing } = content;
  const { street, suburb, postcode, city, state } = site.address;
  const tierId = page.addressOf("/#member");
  return {
    "@type": "EntertainmentBusiness",
    "@id": venueId(page),
    name: site.name,
    description: pages.home.description,
    url: page.addressOf("/"),
    image: page.picture,
    telephone: site.contact.phone,
    email: site.contact.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${street}, ${suburb}`,
      postalCode: postcode,
      addressLocality: city,
      addressRegion: state,
      addressCountry: "MY",
    },
    hasMap: site.map.directionsUrl,
    openingHoursSpecification: openingHours(site.hours),
    priceRange: priceRange(pricing),
    currenciesAccepted: CURRENCY,
    sameAs: site.links.instagram.url,
    ...(page.route === "/" && {
      hasMemberProgram: memberProgram(content, tierId),
      hasOfferCatalog: offerCatalog(content, tierId),
    }),
  };
}

/** From this, search engines take the name that stands above a result. */
function website(page: PageToDescribe, { site }: Content): Thing {
  return {
    "@type": "WebSite",
    name: site.name,
    url: page.addressOf("/"),
    publisher: { "@id": venueId(page) },
  };
}

/** Those of the first page, without their dates, which the specification's event has no field for. */
function pastEvents(page: PageToDescribe, { events }: Content): Thing[] {
  return pageOfEvents(events.events, 1).events.map(({ id, title, description }) => ({
    "@type": "Event",
    "@id": page.addressOf(`/events#${id}`),
    name: title,
    description: description,
    location: { "@id": venueId(page) },
    organizer: { "@id": venueId(page) },
    image: page.picture,
  }));
}

/** The way here from the home page, in the menu's words. */
function breadcrumbs({ route, addressOf }: PageToDescribe, content: Content): Thing {
  const { site, navigation, pages } = content;
  const item = navigation.items.find(({ href }) => toRoute(href) === route);
  const { title } = pages[pageNames[route]];
  const steps = [
    { name: site.name, address: addressOf("/") },
    { name: item?.label ?? title, address: addressOf(route) },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, address }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address,
    })),
  };
}

function questions({ route, addressOf }: PageToDescribe, content: Content): Thing {
  return {
    "@type": "FAQPage",
    name: content.faq.heading,
    url: addressOf(route),
    mainEntity: content.faq.questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
