import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Event, Graph, WebSite } from "schema-dts";
import { type Route, routes } from "../../../src/domain/routes";
import { isoMoment } from "../../../src/domain/time/venueTime";
import type { Content, PostBuild } from "./postBuild";
import { CURRENCY, postalAddress, venue } from "./venue";

/** Returns the full URL of a path on this site. */
type UrlOf = (path: string) => string;

/**
 * Adds structured data to the end of each page, where it delays nothing. From a component, visitors would download its code and
 * data.
 */
export async function addStructuredData(build: PostBuild): Promise<void> {
  const { content, pathPrefix, publicFolder } = build;
  const urlOf: UrlOf = (path) => content.siteJson.siteBase + pathPrefix + path;
  for (const route of routes) {
    const file = join(publicFolder, route, "index.html");
    // Escaped so that no text in it can close the script element.
    const json = JSON.stringify(graphOf(route, urlOf, content)).replaceAll("<", "\\u003c");
    const script = `<script type="application/ld+json">${json}</script>`;
    const html = await readFile(file, "utf8");
    await writeFile(
      file,
      html.replace("</body>", () => `${script}</body>`),
    );
  }
}

/** Describes a page to search engines. Contains only facts that visitors can read on the site or in a search result. */
function graphOf(route: Route, urlOf: UrlOf, content: Content): Graph {
  const venueId = urlOf("/#venue");
  return {
    "@context": "https://schema.org",
    "@graph": [
      venue(venueId, urlOf("/"), content),
      ...(route === "/" ? [website(venueId, urlOf, content)] : []),
      ...(route === "/events" ? comingEvents(venueId, urlOf, content) : []),
    ],
  };
}

/** Search engines show this name above a result. */
function website(venueId: string, urlOf: UrlOf, { siteJson }: Content): WebSite {
  return {
    "@type": "WebSite",
    name: siteJson.name,
    url: urlOf("/"),
    publisher: { "@id": venueId },
  };
}

function comingEvents(venueId: string, urlOf: UrlOf, content: Content): Event[] {
  const { siteBase, name } = content.siteJson;
  return content.comingEventsJson.events.map((event) => {
    const url = urlOf(`/events#${event.id}`);
    const picture = event.photo?.childImageSharp?.gatsbyImageData.images.fallback?.src;
    return {
      "@type": "Event",
      name: event.title,
      description: event.description,
      url,
      startDate: isoMoment(event.starts),
      endDate: isoMoment(event.ends),
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: { "@type": "Place", name, address: postalAddress(content.siteJson) },
      organizer: { "@id": venueId },
      // Gatsby has put the path prefix before it.
      ...(picture && { image: siteBase + picture }),
      ...(event.price !== null && {
        offers: {
          "@type": "Offer",
          price: event.price === "free" ? 0 : Number(event.price),
          priceCurrency: CURRENCY,
          url: event.signUp ?? url,
          availability: "https://schema.org/InStock",
        },
      }),
    };
  });
}
