import { fillContent } from "../../../../../src/build/content/loadContent";
import { structuredData } from "../../../../../src/build/output/structuredData/structuredData";
import type { Route } from "../../../../../src/domain/routes";
import { misuses } from "../../../../support/unit/schemaOrg";
import { changedFiles } from "../../../../support/unit/siteContent";

const base = "https://bubble-hall.test";

const event = {
  id: "cup",
  title: "Cup",
  description: "Two rounds.",
  starts: "2096-12-05 14:00",
  ends: "2096-12-05 18:00",
};

// biome-ignore lint/suspicious/noExplicitAny: parsed JSON of many shapes.
function eventsOn(route: Route, ...events: object[]): any[] {
  const content = fillContent(
    changedFiles((files) => Object.assign(files.comingEvents, { events })),
  );
  const data = structuredData(
    {
      route,
      urlOf: (path) => base + path,
      picture: `${base}/shared.jpg`,
      eventPictureOf: (id) => `${base}/${id}.jpg`,
    },
    content,
  );
  const things = JSON.parse(JSON.stringify(data))["@graph"];
  return things.filter((thing: { "@type": string }) => thing["@type"] === "Event");
}

describe("the structured data of a coming event", () => {
  it("has what Google requires, and what it recommends", () => {
    const full = {
      photo: "photos/events/cup.jpg",
      alt: "A cup.",
      price: 7.5,
      signUp: `${base}/go`,
    };
    const [found] = eventsOn("/events", { ...event, ...full });
    expect(misuses(found)).toEqual([]);
    expect(found).toEqual({
      "@type": "Event",
      name: "Cup",
      description: "Two rounds.",
      url: `${base}/events#cup`,
      image: `${base}/cup.jpg`,
      startDate: "2096-12-05T14:00:00+08:00",
      endDate: "2096-12-05T18:00:00+08:00",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: {
        "@type": "Place",
        name: "Bubble Hall",
        address: expect.objectContaining({ "@type": "PostalAddress", addressCountry: "MY" }),
      },
      organizer: { "@id": `${base}/#venue` },
      offers: {
        "@type": "Offer",
        price: 7.5,
        priceCurrency: "MYR",
        url: `${base}/go`,
        availability: "https://schema.org/InStock",
      },
    });
  });

  it("has no picture and no price if the data have none, and the price 0 if it is free", () => {
    const [plain, free] = eventsOn("/events", event, { ...event, price: "free" });
    expect(plain).not.toHaveProperty("image");
    expect(plain).not.toHaveProperty("offers");
    expect(free.offers).toMatchObject({ price: 0, url: `${base}/events#cup` });
  });

  it("is on the page that shows the event only, and nowhere when it is over", () => {
    expect(eventsOn("/", event)).toEqual([]);
    expect(
      eventsOn("/events", { ...event, starts: "2020-01-01 10:00", ends: "2020-01-01 12:00" }),
    ).toEqual([]);
  });
});
