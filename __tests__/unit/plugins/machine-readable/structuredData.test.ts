import { fillContent } from "../../../../plugins/checked-data/node/checkDataFolder";
import type { Content } from "../../../../src/content/schema";
import { structuredData } from "../../../../plugins/machine-readable/node/structuredData/structuredData";
import { withStructuredData } from "../../../../plugins/machine-readable/node/structuredData/withStructuredData";
import type { Route } from "../../../../src/domain/routes";
import type { Change } from "../../../support/unit/change";
import { changedFiles, dataFiles } from "../../../support/unit/siteContent";

// biome-ignore lint/suspicious/noExplicitAny: parsed JSON of many shapes.
type Thing = any;

const base = "https://bubble-hall.test/lobby";

/** The structured data of a page, as search engines parse it. */
function thingsOn(route: Route, change: Change<Content> = {}): Thing[] {
  const page = {
    route,
    urlOf: (path: string) => base + path,
    picture: `${base}/shared.jpg`,
    eventPictureOf: (id: string) => `${base}/${id}.jpg`,
  };
  const data = structuredData(page, fillContent(changedFiles(change)));
  return JSON.parse(JSON.stringify(data))["@graph"];
}

const ofType = (type: string, things: Thing[]) => things.filter((thing) => thing["@type"] === type);
const venueOn = (route: Route, change?: Change<Content>): Thing =>
  ofType("EntertainmentBusiness", thingsOn(route, change))[0];
const eventsOn = (route: Route, ...events: object[]) =>
  ofType("Event", thingsOn(route, { "comingEvents.events": events }));

const specialDays = [
  { date: "2096-02-06", opens: null, closes: null, note: "Closed at {site.name}" },
  { date: "2096-02-07", opens: "18:00", closes: "05:00", note: "Chinese New Year" },
];

const event = {
  id: "cup",
  title: "Cup",
  description: "Two rounds.",
  starts: "2096-12-05 14:00",
  ends: "2096-12-05 18:00",
};
const fullEvent = {
  ...event,
  photo: "photos/events/cup.jpg",
  alt: "A cup.",
  price: 7.5,
  signUp: `${base}/go`,
};

describe("structured data", () => {
  it("has the venue's name, contact details and address", () => {
    expect(venueOn("/faq")).toMatchObject({
      name: "Bubble Hall",
      telephone: "+60 11-222 3333",
      email: "hi@bubble-hall.test",
      url: `${base}/`,
      image: `${base}/shared.jpg`,
      address: {
        streetAddress: "9 Lorong Ujian, Taman Rekaan",
        postalCode: "12345",
        addressLocality: "Kota Khayal",
        addressRegion: "Negeri Angan",
        addressCountry: "MY",
      },
    });
  });

  it("has the opening hours, also past midnight and on special days that are not over", () => {
    const over = { date: "2020-01-05", opens: null, closes: null, note: "Over" };
    const venue = venueOn("/faq", { "site.hours.specialDays": [over, ...specialDays] });
    expect(venue.openingHoursSpecification).toMatchObject([
      {
        dayOfWeek: ["Tuesday", "Wednesday", "Thursday", "Saturday"],
        opens: "11:15",
        closes: "01:45",
      },
      {
        name: "Closed at Bubble Hall",
        validFrom: "2096-02-06",
        validThrough: "2096-02-06",
        opens: "00:00",
        closes: "00:00",
      },
      { validFrom: "2096-02-07", opens: "18:00", closes: "05:00" },
    ]);
  });

  it("has the hourly rates as a price range", () => {
    expect(venueOn("/").priceRange).toBe("RM9.90-RM36");
    const onePrice: Change<Content> = ({ pricing }) => {
      for (const rate of pricing.rates) Object.assign(rate, { nonMember: 9, member: 9 });
    };
    expect(venueOn("/", onePrice).priceRange).toBe("RM9");
  });

  it("has the questions and answers of the FAQ on /faq only, with placeholders filled", () => {
    const [page] = ofType("FAQPage", thingsOn("/faq"));
    expect(
      page.mainEntity.map(({ name, acceptedAnswer }: Thing) => [name, acceptedAnswer.text]),
    ).toEqual(
      fillContent(dataFiles).faq.questions.map(({ question, answer }) => [question, answer]),
    );
    expect(ofType("FAQPage", thingsOn("/"))).toEqual([]);
  });

  it("has breadcrumbs from the home page", () => {
    const [breadcrumbs] = ofType("BreadcrumbList", thingsOn("/about"));
    expect(breadcrumbs.itemListElement).toMatchObject([
      { position: 1, item: `${base}/`, name: "Bubble Hall" },
      { position: 2, item: `${base}/about`, name: "Who runs Bubble Hall" },
    ]);
  });

  it("has the name of the site for search results on the home page", () => {
    expect(ofType("WebSite", thingsOn("/"))).toMatchObject([
      { name: "Bubble Hall", url: `${base}/`, publisher: { "@id": venueOn("/")["@id"] } },
    ]);
  });
});

describe("the structured data of a coming event", () => {
  it("has what Google requires, and what it recommends", () => {
    expect(eventsOn("/events", fullEvent)).toEqual([
      {
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
      },
    ]);
  });

  it("has no picture and no price if the data have none, and the price 0 if it is free", () => {
    const [plain, free] = eventsOn("/events", event, { ...event, price: "free" });
    expect(plain).not.toHaveProperty("image");
    expect(plain).not.toHaveProperty("offers");
    expect(free.offers).toMatchObject({ price: 0, url: `${base}/events#cup` });
  });

  it("is on the page that shows the event only, and nowhere when it is over", () => {
    expect(eventsOn("/", event)).toEqual([]);
    const over = { ...event, starts: "2020-01-01 10:00", ends: "2020-01-01 12:00" };
    expect(eventsOn("/events", over)).toEqual([]);
  });
});

it("the script escapes data that would end it, and parses to the same data", () => {
  const data = { name: "</script><!-- <script>" };
  const html = withStructuredData("<body></body>", data);
  const [, text = ""] = html.match(/json">([^<]*)<\/script><\/body>$/) ?? [];
  expect(JSON.parse(text)).toEqual(data);
});
