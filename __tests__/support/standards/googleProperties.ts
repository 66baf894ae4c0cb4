import type { Exceptions } from "./exceptions";

type Properties = {
  /** The page of Google's documentation, below https://developers.google.com/search/docs/appearance/. */
  docs: string;
  required: string[];
  /** `a or b` stands for two properties that replace each other. */
  recommended?: string[];
};

/** The properties that Google documents for each type that this site uses, as of 2026-11-23. */
export const documentedProperties: Record<string, Properties> = {
  // A subtype of LocalBusiness.
  EntertainmentBusiness: {
    docs: "structured-data/local-business",
    required: ["address", "name"],
    recommended: [
      "aggregateRating",
      "department",
      "geo",
      "menu",
      "openingHoursSpecification",
      "priceRange",
      "review",
      "servesCuisine",
      "telephone",
      "url",
    ],
  },
  PostalAddress: {
    docs: "structured-data/local-business",
    required: [],
    recommended: [
      "addressCountry",
      "addressLocality",
      "addressRegion",
      "postalCode",
      "streetAddress",
    ],
  },
  OpeningHoursSpecification: {
    docs: "structured-data/local-business",
    required: [],
    // Days of the week for the usual hours, dates for special days.
    recommended: ["opens", "closes", "dayOfWeek or validFrom", "dayOfWeek or validThrough"],
  },
  BreadcrumbList: {
    docs: "structured-data/breadcrumb",
    required: ["itemListElement"],
  },
  ListItem: {
    docs: "structured-data/breadcrumb",
    required: ["item", "name", "position"],
  },
  Event: {
    docs: "structured-data/event",
    required: ["location", "name", "startDate"],
    recommended: [
      "description",
      "endDate",
      "eventStatus",
      "image",
      "offers",
      "organizer",
      "performer",
      "previousStartDate",
    ],
  },
  Offer: {
    docs: "structured-data/event",
    required: [],
    recommended: ["availability", "price", "priceCurrency", "url", "validFrom"],
  },
  Place: {
    docs: "structured-data/event",
    required: ["address"],
    recommended: ["name"],
  },
  WebSite: {
    docs: "site-names",
    required: ["name", "url"],
    recommended: ["alternateName"],
  },
  // Google removed the page with these three on 2026-05-07. Other search engines still read them.
  FAQPage: {
    docs: "structured-data/faqpage",
    required: ["mainEntity"],
  },
  Question: {
    docs: "structured-data/faqpage",
    required: ["acceptedAnswer", "name"],
  },
  Answer: {
    docs: "structured-data/faqpage",
    required: ["text"],
  },
};

/** Recommended properties that the site leaves out. */
export const leftOut: Exceptions = {
  "EntertainmentBusiness.aggregateRating": "The site shows no ratings.",
  "EntertainmentBusiness.review": "The site shows no reviews.",
  "EntertainmentBusiness.department": "The venue has no departments.",
  "EntertainmentBusiness.geo": "The data has no coordinates: the address is a stand-in.",
  "EntertainmentBusiness.menu": "Only for places that serve food.",
  "EntertainmentBusiness.servesCuisine": "Only for places that serve food.",
  "Event.image": "An event need not have a photo.",
  "Event.performer": "The guests play themselves.",
  "Event.previousStartDate": "Only for events that were moved.",
  "Offer.validFrom": "The data do not say when the sale begins.",
  "WebSite.alternateName": "The venue has only one name.",
};
