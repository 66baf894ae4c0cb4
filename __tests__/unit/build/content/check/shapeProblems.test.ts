import type { ContentName } from "../../../../../src/build/content/schema";
import { applyChange, type Change } from "../../../../support/unit/change";
import { DataCopy } from "../../../../support/unit/dataCopy";
import { itReports, messages } from "../../../../support/unit/mistakes";

const misspell = (block: Record<string, unknown>, field: string, misspelt: string) => {
  block[misspelt] = block[field];
  delete block[field];
};

describe("the check of a data file's shape", () => {
  it("names file, line, column, field, the value found and what to write", async () => {
    const copy = new DataCopy().change("pricing.json", (pricing) => {
      pricing.rates[0].member = "RM6";
    });
    const lines = copy.text("pricing.json").split("\n");
    const line = lines.findIndex((text) => text.includes('"RM6"'));
    const column = lines[line]?.indexOf('"RM6"') as number;
    expect(await messages(copy)).toContain(
      `data/pricing.json:${line + 1}:${column + 1} rates[0].member: "RM6" is not an amount in RM or null. ` +
        "Write a number such as 6 or 7.50, without quotation marks and without RM, or write null if there is no member rate.",
    );
    copy.remove();
  });

  itReports([
    [
      "a missing field",
      "faq",
      (faq) => delete faq.intro,
      'intro: this field is missing. Add a line like this: "intro": "Not here? Message us."',
    ],
    [
      "a missing field that may be null",
      "pricing",
      ({ rates }) => delete rates[0].note,
      'rates[0].note: this field is missing. Add a line like this: "note": "standard", or write null for no note.',
    ],
    [
      "null in quotation marks",
      "pricing",
      { "rates[0].note": "null" },
      'rates[0].note: "null" is a text in quotation marks. Write it like this: "standard", or write null for no note.',
    ],
    [
      "null in quotation marks in a field that cannot be null",
      "site",
      { name: "null" },
      'name: "null" is a text in quotation marks. Write it like this: "Midnight Lobby"',
    ],
    [
      "a misspelt field",
      "home",
      ({ hero }) => misspell(hero, "headline", "headlnie"),
      'hero.headlnie: there is no field of this name here. Did you mean "headline"?',
    ],
    [
      "an unknown field",
      "home",
      { "hero.fontSize": 12 },
      "hero.fontSize: there is no field of this name here. Remove it. The fields here are headline, lead",
    ],
    [
      "a price in quotation marks",
      "pricing",
      { "rates[0].nonMember": "RM8" },
      'rates[0].nonMember: "RM8" is not an amount in RM.',
    ],
    [
      "a price below zero",
      "pricing",
      { "rates[0].nonMember": -8 },
      "rates[0].nonMember: -8 is not an amount in RM.",
    ],
    [
      "a price with three decimals",
      "pricing",
      { "rates[0].nonMember": 8.001 },
      "rates[0].nonMember: 8.001 is not an amount in RM.",
    ],
    [
      "an empty text",
      "home",
      { "hero.headline": " " },
      "hero.headline: this text is empty. Write it like this: ",
    ],
    ["an unknown icon", "faq", { "questions[0].icon": "clokc" }, 'Did you mean "clock"?'],
    [
      "an invalid time",
      "site",
      { "hours.closes": "2am" },
      'hours.closes: "2am" is not a time on the 24-hour clock. Write it like this: "02:00"',
    ],
    [
      "a date in other words",
      "site",
      { "hours.specialDays": [{ date: "6 Feb", opens: null, closes: null, note: "Eve" }] },
      'hours.specialDays[0].date: "6 Feb" is not a date of the calendar, written as year-month-day. Write it like this: "2027-02-06"',
    ],
    [
      "a date that does not exist",
      "site",
      { "hours.specialDays": [{ date: "2027-02-30", opens: null, closes: null, note: "Eve" }] },
      'hours.specialDays[0].date: "2027-02-30" is not a date of the calendar',
    ],
    [
      "a link that is not https",
      "site",
      { "links.chat.url": "http://chat.example" },
      'links.chat.url: "http://chat.example" is not an address that begins with https://',
    ],
    [
      "an invalid phone number",
      "site",
      { "contact.phone": "call us" },
      'contact.phone: "call us" is not a phone number',
    ],
    [
      "an invalid e-mail address",
      "site",
      { "contact.email": "hello" },
      'contact.email: "hello" is not an e-mail address',
    ],
    [
      "a menu item for an unknown page",
      "navigation",
      { "items[0].href": "/#prizing" },
      'items[0].href: "/#prizing" is not a page or section of this site. Write one of these: "/", "/#reservation"',
    ],
    [
      "curly brackets in a name",
      "site",
      { name: "{Bubble}" },
      'name: "{Bubble}" is not a plain text without { }',
    ],
    [
      "an event without photos",
      "events",
      { "events[0].images": [] },
      "events[0].images: this list is empty. Write a list in [ ] with at least one entry.",
    ],
  ]);

  // biome-ignore lint/suspicious/noExplicitAny: a draft may be turned into anything.
  it.each<[what: string, name: ContentName, change: Change<any>, expected: string[]]>([
    [
      "a misspelt field, but not the missing field",
      "home",
      ({ hero }) => misspell(hero, "headline", "headlnie"),
      ['hero.headlnie: there is no field of this name here. Did you mean "headline"?'],
    ],
    [
      "an extra field",
      "faq",
      { "questions[1].icno": "pin" },
      [
        "questions[1].icno: there is no field of this name here. Remove it. The fields here are question, answer, icon.",
      ],
    ],
    [
      "a text in place of a block",
      "home",
      { hero: "text" },
      [
        'hero: "text" is not a block in { }. Write a block in { } with the fields headline, lead, photoWide, photoTall, alt.',
      ],
    ],
    [
      "a missing block",
      "home",
      (home) => delete home.hero,
      [
        "hero: this field is missing. Add a block in { } with the fields headline, lead, photoWide, photoTall, alt.",
      ],
    ],
    [
      "a block in place of a list",
      "faq",
      { questions: { question: "Why?" } },
      [
        "questions: a block in { } is not a list in [ ]. Write a list in [ ] with at least one entry.",
      ],
    ],
    [
      "null in place of a list",
      "rigs",
      { "rigs[1].specs": null },
      ["rigs[1].specs: null is not a list in [ ]. Write a list in [ ] with at least one entry."],
    ],
    [
      "a word that is not allowed and has no similar word",
      "events",
      { "events[0].className": "zigzag" },
      [
        'events[0].className: "zigzag" is not one of the words mosaic, filmstrip. Write one of them, like this: "mosaic"',
      ],
    ],
    [
      "a number in place of a word",
      "events",
      { "events[0].className": 7 },
      [
        'events[0].className: 7 is not one of the words mosaic, filmstrip. Write one of them, like this: "mosaic"',
      ],
    ],
    [
      "a text in place of a time that can be null",
      "site",
      { "hours.specialDays[0].opens": "closed", "hours.specialDays[0].closes": "05:00" },
      [
        'hours.specialDays[0].opens: "closed" is not a time on the 24-hour clock or null. Write it like this: "18:00" (midnight is "00:00"), or write null if the venue is closed all day.',
      ],
    ],
    [
      "a field with two mistakes, once",
      "rigs",
      { "rigs[0].id": `${"X".repeat(60)}Y` },
      [
        expect.stringMatching(
          /^rigs\[0\]\.id: "X{49}…X{3}Y" is not an id of at most 60 small letters, digits and hyphens\. /,
        ),
      ],
    ],
  ])("reports %s", async (_what, name, change, expected) => {
    const copy = new DataCopy().change(`${name}.json`, (draft) => applyChange(draft, change));
    const own = (await messages(copy)).filter((message) => message.startsWith(`data/${name}.json`));
    copy.remove();
    expect(own.map((message) => message.replace(/^\S+ /, ""))).toEqual(expected);
  });

  it("reports a list in place of the whole file", async () => {
    const copy = new DataCopy().write("home.json", "[]");
    expect(await messages(copy)).toEqual([
      "data/home.json:1:1: a list in [ ] is not a block in { }. Write a block in { } with the fields hero, places.",
    ]);
    copy.remove();
  });
});
