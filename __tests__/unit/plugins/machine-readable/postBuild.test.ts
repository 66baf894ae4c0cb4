import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import sharp from "sharp";
import { writeIcons } from "../../../../plugins/machine-readable/node/icons";
import { postBuild } from "../../../../plugins/machine-readable/node/postBuild";
import { addStructuredData } from "../../../../plugins/machine-readable/node/structuredData";
import { writeWebAppManifest } from "../../../../plugins/machine-readable/node/webAppManifest";
import type { Content } from "../../../../src/content/schema";
import { THEME_COLOUR } from "../../../../src/document/themeColour";
import { type Route, routes } from "../../../../src/domain/routes";
import { type Change, changedFiles, dataFiles, filled } from "../../../support/fixture";
import { query } from "../../../support/unit/dataLayer";
import { folderWith } from "../../../support/unit/folders";

// biome-ignore lint/suspicious/noExplicitAny: parsed JSON of many shapes.
type Thing = any;

const base = "https://bubble-hall.test/lobby";

const description = filled(dataFiles.pages.home.description);

/** What the plugin gets after a build with a path prefix, whose public folder has empty pages. */
function builtWith(change: Change<Content> = {}) {
  const graphql = (source: string) => query(source, changedFiles(change));
  const pages = routes.map((path) => [join(path, "index.html"), "<body></body>"]);
  return postBuild(
    { graphql: graphql as unknown as BuildArgs["graphql"], pathPrefix: "/lobby" },
    folderWith(Object.fromEntries(pages)),
  );
}

/** The structured data of a page, as search engines parse it. */
async function thingsOn(route: Route, change?: Change<Content>): Promise<Thing[]> {
  const build = await builtWith(change);
  await addStructuredData(build);
  const html = readFileSync(join(build.publicFolder, route, "index.html"), "utf8");
  const [, text = ""] = html.match(/json">([^<]*)<\/script><\/body>$/) ?? [];
  return JSON.parse(text)["@graph"];
}

const ofType = (type: string, things: Thing[]) => things.filter((thing) => thing["@type"] === type);

describe("structured data", () => {
  it("describe on each page only what it shows", async () => {
    const types = routes.map(async (route) => {
      const things = await thingsOn(route);
      return [route, ...things.map((thing) => thing["@type"])];
    });
    const more: Partial<Record<Route, string[]>> = {
      "/": ["WebSite"],
      "/events": ["Event", "Event", "Event"],
    };
    expect(await Promise.all(types)).toEqual(
      routes.map((route) => [route, "EntertainmentBusiness", ...(more[route] ?? [])]),
    );
  });

  it("have the venue's name, contact details, address, profiles, and hours of all days", async () => {
    const otherHours = [{ weekdays: ["Saturday"], opens: "00:00", closes: "00:00" }];
    const [venue] = await thingsOn("/faq", { "site.hours.otherHours": otherHours });
    expect(venue).toMatchObject({
      name: "Bubble Hall",
      description,
      hasMap: filled(dataFiles.site.map.directionsUrl),
      sameAs: ["https://pictures.test/bubble", "https://films.test/bubble"],
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
      openingHoursSpecification: [
        { dayOfWeek: ["Tuesday", "Wednesday", "Thursday"], opens: "11:15", closes: "01:45" },
        // Search engines would read "00:00" twice as closed.
        { dayOfWeek: ["Saturday"], opens: "00:00", closes: "23:59" },
        {
          name: "Spring clean",
          validFrom: "2096-01-05",
          validThrough: "2096-01-05",
          opens: "00:00",
          closes: "00:00",
        },
        { validFrom: "2096-02-04", opens: "18:00", closes: "03:00" },
      ],
    });
  });

  it("have the hourly rates as a price range", async () => {
    expect((await thingsOn("/"))[0].priceRange).toBe("RM9.90-RM36");
    const [venue] = await thingsOn("/", ({ pricing }) => {
      for (const rate of pricing.rates) Object.assign(rate, { nonMember: 9, member: 9 });
    });
    expect(venue.priceRange).toBe("RM9");
  });

  it("have the name of the site on the home page, for search results", async () => {
    const [venue, site] = await thingsOn("/");
    const publisher = { "@id": venue["@id"] };
    expect(site).toMatchObject({ name: "Bubble Hall", url: `${base}/`, publisher });
  });

  it("have what Google requires and recommends of a coming event, as far as the data have it", async () => {
    const noPrice = { "comingEvents.events[2].price": undefined };
    const [free, plain, full] = ofType("Event", await thingsOn("/events", noPrice));
    expect(full).toEqual({
      "@type": "Event",
      name: "Marble Cup",
      description: dataFiles.comingEvents.events[0]?.description,
      url: `${base}/events#marble-cup`,
      image: "https://bubble-hall.test/static/photos/counter.jpg.1200.webp",
      startDate: "2096-02-04T18:00:00+08:00",
      endDate: "2096-02-04T22:00:00+08:00",
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
        price: 15.5,
        priceCurrency: "MYR",
        url: "https://forms.test/marbles",
        availability: "https://schema.org/InStock",
      },
    });
    expect(free.offers).toMatchObject({ price: 0, url: `${base}/events#open-evening` });
    expect(free).not.toHaveProperty("image");
    expect(plain).not.toHaveProperty("offers");
  });

  it("escape a text that would end their script", async () => {
    const name = "</script><!-- <script>";
    expect((await thingsOn("/", { "site.name": name }))[0]).toMatchObject({ name });
  });
});

it("a query that fails ends the build, even if it has found a part", async () => {
  const errors = [{ message: 'Cannot query field "unknown"' }];
  const graphql = (async () => ({ data: {}, errors })) as unknown as BuildArgs["graphql"];
  await expect(postBuild({ graphql, pathPrefix: "" }, "public")).rejects.toThrow("unknown");
});

it("the web app manifest names the site, its colours, and each icon with and without a mask", async () => {
  const build = await builtWith();
  await writeWebAppManifest(build);
  await writeIcons(build);
  const file = (name: string) => readFileSync(join(build.publicFolder, name));
  const icon = (size: number, purpose: string) => ({
    src: `icons/icon-${size}.png?v=0a1b2c`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  expect(JSON.parse(file("manifest.webmanifest").toString())).toEqual({
    name: "Bubble Hall",
    short_name: "Bubble Hall",
    description,
    lang: "en-MY",
    start_url: "/lobby/",
    scope: "./",
    display: "minimal-ui",
    background_color: THEME_COLOUR,
    theme_color: THEME_COLOUR,
    icons: ["any", "maskable"].flatMap((purpose) => [icon(192, purpose), icon(512, purpose)]),
  });
  for (const [name, size, hasAlpha] of [
    ["favicon.ico", 48, true],
    ["icons/icon-192.png", 192, false],
    ["icons/icon-512.png", 512, false],
  ] as const) {
    const icon = { format: "png", width: size, height: size, hasAlpha };
    expect([name, await sharp(file(name)).metadata()]).toMatchObject([name, icon]);
  }
});
