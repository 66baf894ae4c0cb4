import { fillContent } from "../../../../src/build/content/loadContent";
import type { Content } from "../../../../src/build/content/schema";
import { structuredData } from "../../../../src/build/structuredData/structuredData";
import { scriptText } from "../../../../src/build/structuredData/withStructuredData";
import { formatRinggit } from "../../../../src/domain/format/ringgit";
import { type Route, routes } from "../../../../src/domain/routes";
import { misuses } from "../../../support/unit/schemaOrg";
import { dataFiles, siteContent } from "../../../support/unit/siteContent";

// biome-ignore lint/suspicious/noExplicitAny: JSON of many shapes, each asked for what it should hold.
type Thing = any;

const base = `${dataFiles.site.siteBase}/lobby`;

/** The things that a page is described by, as search engines parse them. */
function thingsOn(route: Route, content = dataFiles): Thing[] {
  const addressOf = (path: string) => base + path;
  const data = structuredData(
    { route, addressOf, picture: `${base}/shared.jpg` },
    fillContent(content),
  );
  return JSON.parse(JSON.stringify(data))["@graph"];
}

const find = (things: Thing[], type: string) => things.find((thing) => thing["@type"] === type);
const venueOn = (route: Route, content?: Content) =>
  find(thingsOn(route, content), "EntertainmentBusiness");

function changed(change: (content: Content) => void): Content {
  const content: Content = JSON.parse(JSON.stringify(dataFiles));
  change(content);
  return content;
}

const specialDays = [
  { date: "2027-02-06", opens: null, closes: null, note: "Closed at {site.name}" },
  { date: "2027-02-07", opens: "18:00", closes: "05:00", note: "Chinese New Year" },
];

describe("structured data", () => {
  it.each(routes)("uses schema.org's types and properties where it allows them, on %s", (route) => {
    const content = changed(({ site }) => {
      site.hours.specialDays = specialDays;
    });
    const things = thingsOn(route, content);
    expect(things.flatMap((thing) => misuses(thing))).toEqual([]);
    expect(JSON.stringify(things)).not.toMatch(/\{\w+\.|"undefined"|:null/);
  });

  it("would be found out in a wrong type, property or value", () => {
    expect(misuses({ "@type": "GamingVenue" })).toHaveLength(1);
    expect(misuses({ "@type": "Place", price: 8 })).toHaveLength(1);
    expect(misuses({ "@type": "Place", address: { "@type": "Offer" } })).toHaveLength(1);
    expect(misuses({ "@type": "OpeningHoursSpecification", opens: "noon" })).toHaveLength(1);
    expect(misuses({ "@type": "OpeningHoursSpecification", dayOfWeek: "Someday" })).toHaveLength(1);
  });

  it.each(routes)("says on %s who and where the venue is, as the footer does", (route) => {
    const { name, contact, address } = dataFiles.site;
    expect(venueOn(route)).toMatchObject({
      name,
      telephone: contact.phone,
      email: contact.email,
      url: `${base}/`,
      image: `${base}/shared.jpg`,
      address: {
        streetAddress: `${address.street}, ${address.suburb}`,
        postalCode: address.postcode,
        addressLocality: address.city,
        addressRegion: address.state,
        addressCountry: "MY",
      },
    });
  });

  it("says the hours, beyond midnight and on special days, too", () => {
    const content = changed(({ site }) => {
      Object.assign(site.hours, {
        days: "Friday-Sunday",
        opens: "12:00",
        closes: "02:00",
        specialDays,
      });
    });
    const [usual, closed, other] = venueOn("/faq", content).openingHoursSpecification;
    expect(usual).toMatchObject({
      dayOfWeek: ["Friday", "Saturday", "Sunday"],
      opens: "12:00",
      closes: "02:00",
    });
    expect(closed).toMatchObject({
      name: `Closed at ${dataFiles.site.name}`,
      validFrom: "2027-02-06",
      validThrough: "2027-02-06",
      opens: "00:00",
      closes: "00:00",
    });
    expect(other).toMatchObject({ validFrom: "2027-02-07", opens: "18:00", closes: "05:00" });
  });

  it("gives the prices of an hour as a range", () => {
    const content = changed(({ pricing }) => {
      for (const rate of pricing.rates) Object.assign(rate, { nonMember: 9, member: 7.5 });
    });
    expect(venueOn("/", content).priceRange).toBe("RM7.50-RM9");
    for (const rate of content.pricing.rates) rate.member = 9;
    expect(venueOn("/", content).priceRange).toBe("RM9");
  });

  it("offers each rate, package and reload on the home page, where they stand", () => {
    const { rates, packages } = dataFiles.pricing;
    const { bonuses } = dataFiles.membership.reload;
    const offers: Thing[] = venueOn("/").hasOfferCatalog.itemListElement.flatMap(
      (part: Thing) => part.itemListElement,
    );
    const inShort = offers.map(({ priceSpecification: { price, priceCurrency, ...rest } }) => [
      price,
      priceCurrency,
      rest.referenceQuantity?.value,
    ]);
    expect(inShort).toEqual([
      ...rates.flatMap(({ nonMember, member }) => [
        [nonMember, "MYR", 1],
        ...(member === null ? [] : [[member, "MYR", 1]]),
      ]),
      ...packages.map(({ price, hours }) => [price, "MYR", hours]),
      ...bonuses.map(({ reload }) => [reload, "MYR", undefined]),
    ]);
    for (const { bonus } of bonuses) {
      expect(offers.map(({ name }) => name).join()).toContain(`+${formatRinggit(bonus)}`);
    }
    expect(venueOn("/about").hasOfferCatalog).toBeUndefined();
  });

  it("keeps members' prices for members, whose tier costs the fee", () => {
    const { hasMemberProgram, hasOfferCatalog } = venueOn("/");
    const { hasTiers } = hasMemberProgram;
    expect(hasTiers.hasTierRequirement.price).toBe(dataFiles.membership.registration.fee);
    const forMembers = JSON.stringify(hasOfferCatalog).split(`{"@id":"${hasTiers["@id"]}"}`);
    const memberRates = dataFiles.pricing.rates.filter(({ member }) => member !== null);
    expect(forMembers).toHaveLength(
      1 +
        memberRates.length +
        dataFiles.pricing.packages.length +
        dataFiles.membership.reload.bonuses.length,
    );
  });

  it("asks and answers on /faq what the page does, placeholders filled", () => {
    const { mainEntity } = find(thingsOn("/faq"), "FAQPage");
    expect(
      mainEntity.map(({ name, acceptedAnswer }: Thing) => [name, acceptedAnswer.text]),
    ).toEqual(siteContent.faq.questions.map(({ question, answer }: Thing) => [question, answer]));
    expect(find(thingsOn("/"), "FAQPage")).toBeUndefined();
  });

  it("shows the way from the home page to each other", () => {
    for (const route of routes) {
      const trail = find(thingsOn(route), "BreadcrumbList")?.itemListElement;
      if (route === "/") expect(trail).toBeUndefined();
      else {
        expect(trail.map(({ position }: Thing) => position)).toEqual([1, 2]);
        expect(trail.map(({ item }: Thing) => item)).toEqual([`${base}/`, base + route]);
        for (const { name } of trail) expect(name).toBeTruthy();
      }
    }
  });

  it("names a page that is not in the menu by its title", () => {
    const content = changed(({ navigation }) => {
      navigation.items = [{ label: "HOME", href: "/" }];
    });
    const [, step] = find(thingsOn("/about", content), "BreadcrumbList").itemListElement;
    expect(step.name).toBe(siteContent.pages.about.title);
  });

  it("names the site, for search results, on the home page", () => {
    expect(find(thingsOn("/"), "WebSite")).toMatchObject({
      name: dataFiles.site.name,
      url: `${base}/`,
      publisher: { "@id": venueOn("/")["@id"] },
    });
  });

  it("tells of the past events on their page, where and whose they were", () => {
    const events = thingsOn("/events").filter((thing) => thing["@type"] === "Event");
    expect(events.map(({ name }) => name)).toEqual(
      siteContent.events.events.map(({ title }: Thing) => title),
    );
    for (const { description, location, organizer } of events) {
      expect(description).not.toBe("");
      expect([location, organizer]).toEqual([{ "@id": venueOn("/events")["@id"] }, location]);
    }
    expect(find(thingsOn("/"), "Event")).toBeUndefined();
  });
});

describe("the text of a script element", () => {
  it("cannot be ended from within, and still means the same", () => {
    const data = { name: "</script><!-- <script>" };
    const text = scriptText(data);
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toEqual(data);
  });
});
