import { formatRinggit } from "../../../../src/domain/format/ringgit";
import { textBlocks } from "../../../../src/domain/format/textBlocks";
import { pageNames } from "../../../../src/domain/routes";
import { comingEvents } from "./comingEvents";
import { openingHours } from "./openingHours";
import { postalAddress } from "./postalAddress";
import { type Content, CURRENCY, type Page, type Thing } from "./thing";

/** Describes a page to search engines. Contains only facts that visitors can read on the site or in a search result. */
export function structuredData(page: Page, content: Content): object {
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

const venueId = ({ urlOf }: Page) => urlOf("/#venue");

function venue(page: Page, { siteJson, pagesJson, pricingJson }: Content): Thing {
  const { description, sharePhoto } = pagesJson.home;
  const picture = sharePhoto.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return {
    "@type": "EntertainmentBusiness",
    "@id": venueId(page),
    name: siteJson.name,
    description,
    url: page.urlOf("/"),
    // The same on all pages, because they describe the same venue. Gatsby has put the path prefix before it.
    image: `${siteJson.siteBase}${picture}`,
    telephone: siteJson.contact.phone,
    email: siteJson.contact.email,
    address: postalAddress(siteJson),
    hasMap: siteJson.map.directionsUrl,
    openingHoursSpecification: openingHours(siteJson),
    priceRange: priceRange(pricingJson),
    currenciesAccepted: CURRENCY,
    sameAs: [siteJson.links.instagram.url],
  };
}

/** The lowest and the highest hourly rate, such as `RM6-RM25`. */
function priceRange({ rates }: Content["pricingJson"]): string {
  const prices = rates.flatMap(({ nonMember, member }) => [nonMember, member ?? nonMember]);
  const ends = new Set([Math.min(...prices), Math.max(...prices)]);
  return [...ends].map(formatRinggit).join("-");
}

/** Search engines show this name above a result. */
function website(page: Page, { siteJson }: Content): Thing {
  return {
    "@type": "WebSite",
    name: siteJson.name,
    url: page.urlOf("/"),
    publisher: { "@id": venueId(page) },
  };
}

function breadcrumbs({ route, urlOf }: Page, { siteJson, pagesJson }: Content): Thing {
  const steps = [
    { name: siteJson.name, url: urlOf("/") },
    { name: pagesJson[pageNames[route]].title, url: urlOf(route) },
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

function questions({ route, urlOf }: Page, { faqJson }: Content): Thing {
  return {
    "@type": "FAQPage",
    name: faqJson.heading,
    url: urlOf(route),
    mainEntity: faqJson.questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: asHtml(answer) },
    })),
  };
}

/** Search engines show the paragraphs and lists of an answer. */
function asHtml(answer: string): string {
  const escaped = answer.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const parts = textBlocks(escaped).map((block) =>
    typeof block === "string" ? `<p>${block}</p>` : `<ul><li>${block.join("</li><li>")}</li></ul>`,
  );
  return parts.join("");
}
