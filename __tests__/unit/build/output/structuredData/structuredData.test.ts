import { fillContent } from "../../../../../src/build/content/loadContent";
import type { Content } from "../../../../../src/build/content/schema";
import { structuredData } from "../../../../../src/build/output/structuredData/structuredData";
import { scriptText } from "../../../../../src/build/output/structuredData/withStructuredData";
import { type Route, routes } from "../../../../../src/domain/routes";
import { misuses } from "../../../../support/unit/schemaOrg";
import { changedFiles, dataFiles } from "../../../../support/unit/siteContent";

// biome-ignore lint/suspicious/noExplicitAny: parsed JSON of many shapes.
type Thing = any;

const base = "https://bubble-hall.test/lobby";

/** The structured data of a page, as search engines parse it. */
function thingsOn(route: Route, content = dataFiles): Thing[] {
  const urlOf = (path: string) => base + path;
  const data = structuredData(
    {
      route,
      urlOf,
      picture: `${base}/shared.jpg`,
      eventPictureOf: (id) => `${base}/${id}.jpg`,
    },
    fillContent(content),
  );
  return JSON.parse(JSON.stringify(data))["@graph"];
}

const find = (things: Thing[], type: string) => things.find((thing) => thing["@type"] === type);
const venueOn = (route: Route, content?: Content) =>
  find(thingsOn(route, content), "EntertainmentBusiness");

const withHours = (hours: Partial<Content["site"]["hours"]>) =>
  changedFiles(({ site }) => Object.assign(site.hours, hours));

const specialDays = [
  { date: "2096-02-06", opens: null, closes: null, note: "Closed at {site.name}" },
  { date: "2096-02-07", opens: "18:00", closes: "05:00", note: "Chinese New Year" },
];

describe("structured data", () => {
  it.each(routes)("uses only types and properties that schema.org allows, on %s", (route) => {
    const things = thingsOn(route, withHours({ specialDays }));
    expect(things.flatMap((thing) => misuses(thing))).toEqual([]);
    expect(JSON.stringify(things)).not.toMatch(/\{\w+\.|"undefined"|:null/);
  });

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
    const content = withHours({ specialDays: [over, ...specialDays] });
    const [usual, closed, other] = venueOn("/faq", content).openingHoursSpecification;
    expect(usual).toMatchObject({
      dayOfWeek: ["Tuesday", "Wednesday", "Thursday", "Saturday"],
      opens: "11:15",
      closes: "01:45",
    });
    expect(closed).toMatchObject({
      name: "Closed at Bubble Hall",
      validFrom: "2096-02-06",
      validThrough: "2096-02-06",
      opens: "00:00",
      closes: "00:00",
    });
    expect(other).toMatchObject({ validFrom: "2096-02-07", opens: "18:00", closes: "05:00" });
  });

  it("has the hourly rates as a price range", () => {
    expect(venueOn("/").priceRange).toBe("RM9.90-RM36");
    const content = changedFiles(({ pricing }) => {
      for (const rate of pricing.rates) Object.assign(rate, { nonMember: 9, member: 9 });
    });
    expect(venueOn("/", content).priceRange).toBe("RM9");
  });

  it("has the questions and answers of the FAQ on /faq only, with placeholders filled", () => {
    const { mainEntity } = find(thingsOn("/faq"), "FAQPage");
    expect(
      mainEntity.map(({ name, acceptedAnswer }: Thing) => [name, acceptedAnswer.text]),
    ).toEqual(
      fillContent(dataFiles).faq.questions.map(({ question, answer }) => [question, answer]),
    );
    expect(find(thingsOn("/"), "FAQPage")).toBeUndefined();
  });

  it.each([
    ["/events", "Feasts at Bubble Hall"],
    ["/faq", "Ask Bubble Hall"],
    ["/about", "Who runs Bubble Hall"],
  ] as const)("has breadcrumbs from the home page to %s", (route, name) => {
    expect(find(thingsOn(route), "BreadcrumbList").itemListElement).toMatchObject([
      { position: 1, item: `${base}/`, name: "Bubble Hall" },
      { position: 2, item: base + route, name },
    ]);
  });

  it("has the name of the site for search results on the home page", () => {
    expect(find(thingsOn("/"), "WebSite")).toMatchObject({
      name: "Bubble Hall",
      url: `${base}/`,
      publisher: { "@id": venueOn("/")["@id"] },
    });
  });
});

describe("scriptText", () => {
  it("escapes data that would end the script element, and parses to the same data", () => {
    const data = { name: "</script><!-- <script>" };
    const text = scriptText(data);
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toEqual(data);
  });
});
