import { isoMoment } from "../../../../src/domain/time/venueTime";
import { postalAddress } from "./postalAddress";
import { type Content, CURRENCY, type Page, type Thing } from "./thing";

/** Describes the coming events to search engines: for a weekly event, its next date. */
export function comingEvents({ urlOf }: Page, content: Content, venueId: string): Thing[] {
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
