import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addStructuredData } from "../../../../plugins/machine-readable/node/structuredData";
import type { Content } from "../../../../src/content/schema";
import { type Route, routes } from "../../../../src/domain/routes";
import type { Change } from "../../../support/change";
import { changedFiles, dataFiles, filled } from "../../../support/fixture";
import { builtWith } from "../../../support/unit/builtWith";

// biome-ignore lint/suspicious/noExplicitAny: parsed JSON of many shapes.
type Thing = any;

const base = "https://bubble-hall.test/lobby";

/** The structured data of a page, as search engines parse it. */
async function thingsOn(route: Route, change: Change<Content> = {}): Promise<Thing[]> {
  const pages = routes.map((path) => [join(path, "index.html"), "<body></body>"]);
  const build = await builtWith(Object.fromEntries(pages), changedFiles(change));
  await addStructuredData(build);
  const html = readFileSync(join(build.publicFolder, route, "index.html"), "utf8");
  const [, text = ""] = html.match(/json">([^<]*)<\/script><\/body>$/) ?? [];
  return JSON.parse(text)["@graph"];
}

const ofType = (type: string, things: Thing[]) => things.filter((thing) => thing["@type"] === type);
const venueOn = async (route: Route, change?: Change<Content>): Promise<Thing> =>
  ofType("EntertainmentBusiness", await thingsOn(route, change))[0];
const eventsOn = async (route: Route, ...events: object[]) =>
  ofType("Event", await thingsOn(route, { "comingEvents.events": events }));

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
  it("has the venue's name, contact details, address and profile", async () => {
    expect(await venueOn("/faq")).toMatchObject({
      name: "Bubble Hall",
      description: filled(dataFiles.pages.home.description),
      hasMap: filled(dataFiles.site.map.directionsUrl),
      sameAs: ["https://pictures.test/bubble"],
      currenciesAccepted: "MYR",
      telephone: "+60 11-222 3333",
      email: "hi@bubble-hall.test",
      url: `${base}/`,
      image: "https://bubble-hall.test/static/photos/share-home.jpg.1200.webp",
      address: {
        streetAddress: "9 Lorong Ujian, Taman Rekaan",
        postalCode: "12345",
        addressLocality: "Kota Khayal",
        addressRegion: "Negeri Angan",
        addressCountry: "MY",
      },
    });
  });

  it("has the opening hours, also on other days of the week and on special days that are not over", async () => {
    const finished = { date: "2020-01-05", opens: null, closes: null, note: "Finished" };
    const venue = await venueOn("/faq", {
      "site.hours.specialDays": [finished, ...specialDays],
      "site.hours.otherHours": [{ weekdays: ["Saturday"], opens: "12:00", closes: "04:00" }],
    });
    expect(venue.openingHoursSpecification).toMatchObject([
      {
        dayOfWeek: ["Tuesday", "Wednesday", "Thursday"],
        opens: "11:15",
        closes: "01:45",
      },
      { dayOfWeek: ["Saturday"], opens: "12:00", closes: "04:00" },
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

  it("has the hourly rates as a price range", async () => {
    expect((await venueOn("/")).priceRange).toBe("RM9.90-RM36");
    const onePrice: Change<Content> = ({ pricing }) => {
      for (const rate of pricing.rates) Object.assign(rate, { nonMember: 9, member: 9 });
    };
    expect((await venueOn("/", onePrice)).priceRange).toBe("RM9");
  });

  it("has the questions of the FAQ, with placeholders filled, and the paragraphs and lists of an answer as HTML", async () => {
    const answer = "R&B <live> in {site.name}:\n- One\n- Two\n\nCome.";
    const [page] = ofType("FAQPage", await thingsOn("/faq", { "faq.questions[0].answer": answer }));
    const [first, ...others] = page.mainEntity;
    expect(first.acceptedAnswer.text).toBe(
      "<p>R&amp;B &lt;live> in Bubble Hall:</p><ul><li>One</li><li>Two</li></ul><p>Come.</p>",
    );
    const { questions } = dataFiles.faq;
    expect([first, ...others].map(({ name }) => name)).toEqual(
      questions.map(({ question }) => filled(question)),
    );
  });

  it("has breadcrumbs from the home page", async () => {
    const [breadcrumbs] = ofType("BreadcrumbList", await thingsOn("/about"));
    expect(breadcrumbs.itemListElement).toMatchObject([
      { position: 1, item: `${base}/`, name: "Bubble Hall" },
      { position: 2, item: `${base}/about`, name: "Who runs Bubble Hall" },
    ]);
  });

  it("has the name of the site for search results on the home page", async () => {
    const [venue, site] = await thingsOn("/");
    expect(site).toMatchObject({
      "@type": "WebSite",
      name: "Bubble Hall",
      url: `${base}/`,
      publisher: { "@id": venue["@id"] },
    });
  });

  it("describes on each page only what it shows", async () => {
    const types = routes.map(async (route) => {
      const things = await thingsOn(route, { "comingEvents.events": [event] });
      return [route, ...things.slice(1).map((thing) => thing["@type"])];
    });
    expect(await Promise.all(types)).toEqual([
      ["/", "WebSite"],
      ["/events", "BreadcrumbList", "Event"],
      ["/faq", "BreadcrumbList", "FAQPage"],
      ["/about", "BreadcrumbList"],
    ]);
  });
});

describe("the structured data of a coming event", () => {
  it("has what Google requires, and what it recommends", async () => {
    expect(await eventsOn("/events", fullEvent)).toEqual([
      {
        "@type": "Event",
        name: "Cup",
        description: "Two rounds.",
        url: `${base}/events#cup`,
        image: "https://bubble-hall.test/static/photos/events/cup.jpg.810.webp",
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

  it("has no picture and no price if the data have none, and the price 0 if it is free", async () => {
    const [plain, free] = await eventsOn("/events", event, { ...event, price: "free" });
    expect(plain).not.toHaveProperty("image");
    expect(plain).not.toHaveProperty("offers");
    expect(free.offers).toMatchObject({ price: 0, url: `${base}/events#cup` });
  });
});

it("the script with structured data escapes a text that would end it", async () => {
  const name = "</script><!-- <script>";
  expect((await thingsOn("/", { "site.name": name }))[0]).toMatchObject({ name });
});
