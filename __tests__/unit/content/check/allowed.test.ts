import { missingMapPage, pathMistakes } from "../../../../src/content/check/fileMistakes";
import type { Content } from "../../../../src/content/schema";
import { dataFiles } from "../../../support/fixture";
import {
  type Mistakes,
  messagesAbout,
  messagesAboutChange,
} from "../../../support/unit/checkChange";
import { DataCopy } from "../../../support/unit/dataCopy";
import {
  comingEvent,
  cup,
  otherHours,
  secondNotice,
  secondSpecialDay,
} from "../../../support/unit/entries";
import { card, photo, renameCard } from "../../../support/unit/photos";

const hours = (opens: string, closes: string) => ({
  "site.hours.opens": opens,
  "site.hours.closes": closes,
});

const useRemoteMap = ({ map }: Content["site"]) => {
  map.embedUrl = "https://maps.test/embed";
};

/** What looks like a mistake, but is none. */
const allowed: Mistakes = {
  "no entry in any list that may be empty": {
    "comingEvents.events": [],
    "notices.notices": [],
    "promotions.promotions": [],
    "community.photos": [],
    "pricing.packages": [],
    "faq.questions[3].answer": "No {membership.fee}.",
    "site.hours.specialDays": [],
  },
  "signs that only look like HTML": {
    "home.hero.lead": "We <3 games & 4 < 5 > 3; Q&A; a * b ** c <hello>",
  },
  "other words in square brackets": { "home.hero.lead": "Games [new] [v1.2]" },
  "an amount in dollars": { "home.hero.lead": "US$5" },
  "a text of the greatest length": { "home.hero.headline": "x".repeat(60) },
  "emoji, which count as one character each": { "home.hero.headline": "🎮".repeat(60) },
  "emoji and words that invisible characters join": {
    "home.hero.headline": "👨\u200D👩 a\u200Cb c\u00ADd 🏴\u{E0067}\u{E0062}\u{E007F}",
  },
  "a text that is too long only before its placeholders are filled in": {
    "home.hero.headline": `{address.suburb}${"x".repeat(48)}`,
  },
  "a closing time after midnight": hours("12:00", "04:00"),
  "a closing time at midnight": hours("10:00", "00:00"),
  "nearly 24 hours": hours("00:00", "23:59"),
  "a special day with other hours": secondSpecialDay({
    date: "2096-02-07",
    opens: "18:00",
    closes: "05:00",
  }),
  "other hours on days of the week": otherHours(
    { weekdays: ["Saturday", "Tuesday"] },
    { weekdays: ["Wednesday"] },
  ),
  "no other hours": otherHours(),
  "other hours and prices in digits, and those of an event": ({ home, notices }) => {
    home.hero.lead = "RM12, RM99.90, 1 AM, 11:15, PM11";
    notices.notices[0].text = "Open until 1:45 AM, for RM9.90";
  },
  "a foreign phone number": { "site.contact.phone": "+65 6123 4567" },
  "a chat link with the country code": { "site.links.chat.url": "https://wa.me/60112223333" },
  "a map to embed": { "site.map.embedUrl": "https://www.google.com/maps/embed?pb=!1m18" },
  "another form service with its host": {
    "site.inquiry.endpoint": "https://API.post-2.test:8443/letters",
    "site.inquiry.service": { name: "Post", host: "api.post-2.test", country: "Malaysia" },
  },
  "a bonus as large as the reload": { "membership.reload.bonuses[0].bonus": 65 },
  "a member rate that equals the other rate": { "pricing.rates[0].member": 12.5 },
  "a package that saves one sen, for a rig without a member rate": ({ pricing }) =>
    pricing.packages.push({ rig: "dance-floor", hours: 2, price: 43.99 }),
  "29 February in a leap year": comingEvent({ ends: "2104-02-29 14:00" }),
  "a weekly event that is free": comingEvent({
    weeklyUntil: "2099-12-05",
    price: "free",
    seats: 16,
  }),
  "two coming events of one name": { "comingEvents.events": [cup, { ...cup, id: "cup-2" }] },
  "a notice that begins when another ends, with a link to a part of a page": secondNotice({
    from: "2096-02-03 18:00",
    link: { label: "More", url: "/Events?from=notice#coming-up" },
  }),
  "a notice with links to an event and to a question": ({ notices, comingEvents }) => {
    comingEvents.events = [cup];
    const [notice] = notices.notices;
    const urls = ["/events#cup", "/events?a=b#moth-cup", "/FAQ#what-is-bubble-hall", "/#rigs"];
    notices.notices = urls.map((url) => ({ ...notice, link: { label: "More", url } }));
  },
  "a weekly event of a week": comingEvent({ weeklyUntil: "2099-12-20", ends: "2099-12-12 14:00" }),
  "one photo with one description in two files": ({ community, events }) => {
    const [{ photo, alt }] = community.photos;
    events.events[1].images = [{ photo, alt }];
  },
  "an address with &": { "site.links.chat.url": "https://pigeon.test/?a=1&amplitude=2&b=3" },
  "a text of two lines": { "home.hero.lead": "One\ntwo" },
};

describe("the check says nothing about", () => {
  const copy = new DataCopy();

  it.each(Object.entries(allowed))("%s", (_what, change) => {
    expect(messagesAboutChange(change)).toEqual([]);
  });

  it.each<[what: string, make: (copy: DataCopy) => unknown]>([
    ["the fixture", () => {}],
    [
      "spaces and other letters and signs in the name of a photo",
      (copy) => renameCard(copy, "Café & 照片 (1), 'new' + [2] 🎮.jpg"),
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
    ["a site without static/", (copy) => copy.delete("../static").change("site", useRemoteMap)],
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
    expect(await messagesAbout(copy)).toEqual([]);
  });

  it.each(["/maps/here.html", "/maps/here.html?zoom=2", "/maps/here.html#place"])(
    "the map page %s if it is in a folder of static/",
    (embedUrl) => {
      const site = { ...dataFiles.site, map: { ...dataFiles.site.map, embedUrl } };
      expect(missingMapPage({ site }, ["maps/here.html"])).toEqual([]);
      expect(missingMapPage({ site }, ["here.html"])).toHaveLength(1);
    },
  );
});

it.each([...'%#?\\:*"<>|', "\t"])("the name of a photo cannot contain %j", (sign) => {
  const file = `photos/half${sign}price.jpg`;
  const used = { name: "rigs", path: ["photo"], file } as never;
  expect(pathMistakes([used], [file])).toHaveLength(1);
});
