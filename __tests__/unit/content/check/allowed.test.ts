import { pathMistakes } from "../../../../src/content/check/fileMistakes";
import {
  type AnyChange,
  messagesAbout,
  messagesAboutChange,
} from "../../../support/unit/checkChange";
import { card, DataCopy, photo } from "../../../support/unit/folders";

const saturday = { weekdays: ["Saturday"], opens: "10:00", closes: "04:00" };

/** What looks like a mistake, but is none. */
const allowed: Record<string, AnyChange> = {
  "no entry in any list that may be empty": {
    "comingEvents.events": [],
    "notices.notices": [],
    "promotions.promotions": [],
    "community.photos": [],
    "pricing.packages": [],
    "faq.questions[3].answer": "No {membership.fee}.",
    "site.hours.specialDays": [],
    "site.links.social": [],
    "site.hours.otherHours": [],
  },
  "a membership that is free and has neither bonuses nor gifts": {
    "membership.registration.fee": 0,
    "membership.reload.bonuses": [],
    "membership.birthday.choices": [],
    "promotions.promotions": [],
    "faq.questions[0].answer": "Come in.",
    "faq.questions[5].answer": "Come in.",
    "faq.questions[7].answer": "There is cake.",
  },
  "a reload without a bonus": { "membership.reload.bonuses[0].bonus": 0 },
  "a package of 20 hours": { "pricing.packages[1].hours": 20 },
  "an answer with a long list": ({ pricing, faq }) => {
    pricing.packages = Array.from({ length: 30 }, (_, index) => ({
      rig: "pinball",
      hours: index + 2,
      price: index + 10,
    }));
    faq.questions[3].answer = "{packages.list.lines}";
  },
  "24 hours a day": {
    "site.hours.opens": "00:00",
    "site.hours.closes": "00:00",
    "site.hours.otherHours": [{ ...saturday, opens: "00:00", closes: "00:00" }],
  },
  "signs that only look like HTML, a link or a price": {
    "home.hero.lead": "We <3 games & 4 < 5 > 3; Q&A; a * b ** c <hello>\n[new] [v1.2] US$5",
  },
  "links in the FAQ": {
    "faq.intro": "See [the form](/events#inquiry).",
    "faq.questions[0].answer": "- [A page](/FAQ#where-is-it)\n- [a site](https://forms.test/cup)",
  },
  "a text of the greatest length": { "home.hero.headline": "x".repeat(60) },
  "emoji, which count as one character each": { "home.hero.headline": "🎮".repeat(60) },
  "emoji and words that invisible characters join": {
    "home.hero.headline": "👨\u200D👩 a\u200Cb c\u00ADd 🏴\u{E0067}\u{E0062}\u{E007F}",
  },
  "a text that is too long only before its placeholders are filled in": {
    "home.hero.headline": `{address.suburb}${"x".repeat(48)}`,
  },
  "a closing time at midnight": { "site.hours.opens": "10:00", "site.hours.closes": "00:00" },
  "nearly 24 hours": { "site.hours.opens": "00:00", "site.hours.closes": "23:59" },
  "other hours on days of the week": {
    "site.hours.otherHours": [
      { ...saturday, weekdays: ["Saturday", "Tuesday"] },
      { ...saturday, weekdays: ["Wednesday"] },
    ],
  },
  "other hours and prices in digits, and those of an event": {
    "home.hero.lead": "RM12, RM99.90, 1 AM, 11:15, PM11",
    "notices.notices[0].text": "Open until 1:45 AM, for RM9.90",
  },
  "a foreign phone number": { "site.contact.phones[0].number": "+65 6123 4567" },
  "a chat link with the country code": { "site.links.chat.url": "https://wa.me/60112223333" },
  "a map to embed": { "site.map.embedUrl": "https://www.google.com/maps/embed?pb=!1m18" },
  "a map page with a query string": { "site.map.embedUrl": "/map.html?zoom=2" },
  "a map page with a fragment": { "site.map.embedUrl": "/map.html#place" },
  "another form service with its host": {
    "site.inquiry.endpoint": "https://API.post-2.test:8443/letters",
    "site.inquiry.service": { name: "Post", host: "api.post-2.test", country: "Malaysia" },
  },
  "a member rate that equals the other rate": { "pricing.rates[0].member": 12.5 },
  "a package that saves one sen, for a rig without a member rate": {
    "pricing.packages[0]": { rig: "dance-floor", hours: 2, price: 43.99 },
  },
  "29 February in a leap year": { "comingEvents.events[0].ends": "2096-02-29 14:00" },
  "two coming events of one name": { "comingEvents.events[1].title": "Marble Cup" },
  "a notice that begins when another ends": { "notices.notices[1].from": "2096-02-03 18:00" },
  "notices with links to parts of pages": ({ notices }) => {
    const [notice] = notices.notices;
    notices.notices = [
      "/Events?from=notice#coming-up",
      "/events#marble-cup",
      "/events?a=b#moth-cup",
      "/FAQ#what-is-bubble-hall",
      "/#rigs",
    ].map((url) => ({ ...notice, link: { label: "More", url } }));
  },
};

describe("the check says nothing about", () => {
  const copy = new DataCopy();

  it.each(Object.entries(allowed))("%s", (_what, change) => {
    expect(messagesAboutChange(change)).toEqual([]);
  });

  it("an event until its last minute", () => {
    const messagesAt = (minute: string) => {
      jest.useFakeTimers({ now: new Date(`${minute}:00+08:00`) });
      return messagesAboutChange({});
    };
    expect(messagesAt("2096-02-02T19:59")).toEqual([]);
    expect(messagesAt("2096-02-02T20:00")).toHaveLength(1);
    jest.useRealTimers();
  });

  it.each<[what: string, make: (copy: DataCopy) => unknown]>([
    ["the fixture", () => {}],
    [
      "spaces and other letters and signs in the name of a photo",
      (copy) => {
        const name = "photos/Café & 照片 (1), 'new' + [2] 🎮.jpg";
        copy.edit("rigs.json", card, name).rename(card, name);
      },
    ],
    [
      "a photo whose name ends with .JPG",
      (copy) => {
        const name = "photos/IMG_2041.JPG";
        copy.edit("rigs.json", card, name).rename(card, name);
      },
    ],
    [
      "a logo that is a PNG, and nearly a square",
      async (copy) => {
        copy.write("brand/Logo.PNG", await photo(512, 500).png().toBuffer());
        copy.edit("site.json", "brand/mark.svg", "brand/Logo.PNG");
      },
    ],
    [
      "a photo of exactly the smallest width",
      async (copy) => copy.write(card, await photo(800, 1000).png().toBuffer()),
    ],
    [
      "a photo that EXIF turns upside down",
      async (copy) =>
        copy.write(card, await photo(900, 700).withMetadata({ orientation: 4 }).jpeg().toBuffer()),
    ],
    [
      "a photo with a longer video after its end",
      async (copy) =>
        copy.write(card, Buffer.concat([await photo().jpeg().toBuffer(), Buffer.alloc(1_000_000)])),
    ],
    [
      "a site without static/",
      (copy) => copy.delete("../static").edit("site.json", "/map.html", "https://maps.test/embed"),
    ],
    [
      "the guides and files that operating systems create",
      (copy) => {
        const names = [".DS_Store", "Thumbs.db", "desktop.ini", "._site.json", "site.json~"];
        const files = [...names, ".~lock.site.json#", "~$site.json", "photos/.trash/a.jpg"];
        for (const file of files) copy.write(file, "x").write(`photos/${file}`, "x");
        copy.write("README.md", "x").write("fields.md", "x");
      },
    ],
  ])("%s", async (_what, make) => {
    await make(copy.restore());
    expect(await messagesAbout(copy.folder)).toEqual([]);
  });

  it("the real data, but warnings", async () => {
    const messages = await messagesAbout("data");
    expect(messages.filter((message) => !message.startsWith("warning"))).toEqual([]);
  });
});

it.each([...'%#?\\:*"<>|', "\t"])("the name of a photo cannot contain %j", (sign) => {
  const file = `photos/half${sign}price.jpg`;
  const used = { name: "rigs", path: ["photo"], file } as never;
  expect(pathMistakes([used], [file])).toHaveLength(1);
});
