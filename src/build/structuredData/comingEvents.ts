import { momentOf } from "../../domain/events/venueTime";
import type { Content } from "../content/schema";
import { eventsToCome } from "../whatsOn/whatsOn";
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
  const events = eventsToCome(content.comingEvents, Date.now());
  return events.flatMap(({ id, title, description, times, photo, price, signUp }) => {
    const [next] = times;
    if (!next) return [];
    const url = urlOf(`/events#${id}`);
    return [
      {
        "@type": "Event",
        name: title,
        description,
        url,
        startDate: isoDate(next.starts),
        endDate: isoDate(next.ends),
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
      },
    ];
  });
}

const isoDate = (time: number) => `${momentOf(time).replace(" ", "T")}:00+08:00`;
