import { comingEvents as eventsToCome } from "../../../../src/domain/events/comingEvents";
import { isoMoment } from "../../../../src/domain/time/venueTime";
import type { Content } from "../../../../src/content/schema";
import { postalAddress } from "./postalAddress";
import type { PageToDescribe } from "./structuredData";
import { CURRENCY, type Thing } from "./thing";

type Page = Pick<PageToDescribe, "urlOf" | "eventPictureOf">;

/** Describes the coming events to search engines: for a weekly event, its next date. */
export function comingEvents(
  { urlOf, eventPictureOf }: Page,
  content: Content,
  venueId: string,
): Thing[] {
  const events = eventsToCome(content.comingEvents.events, Date.now());
  return events.map(({ id, title, description, starts, ends, photo, price, signUp }) => {
    const url = urlOf(`/events#${id}`);
    return {
      "@type": "Event",
      name: title,
      description,
      url,
      startDate: isoMoment(starts),
      endDate: isoMoment(ends),
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: {
        "@type": "Place",
        name: content.site.name,
        address: postalAddress(content.site),
      },
      organizer: { "@id": venueId },
      ...(photo && { image: eventPictureOf(id) }),
      ...(price !== undefined && {
        offers: {
          "@type": "Offer",
          price: price === "free" ? 0 : price,
          priceCurrency: CURRENCY,
          url: signUp ?? url,
          availability: "https://schema.org/InStock",
        },
      }),
    };
  });
}
