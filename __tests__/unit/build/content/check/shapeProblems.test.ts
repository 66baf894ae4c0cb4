import type { ContentName } from "../../../../../src/build/content/schema";
import { applyChange, type Change } from "../../../../support/unit/change";
import { DataCopy } from "../../../../support/unit/dataCopy";
import { itReports, messages } from "../../../../support/unit/mistakes";

const misspell = (block: Record<string, unknown>, field: string, misspelt: string) => {
  block[misspelt] = block[field];
  delete block[field];
};

describe("the shape of a data file", () => {
  it("is told by file, line, column, field, what was found, what is expected and what to do", async () => {
    const copy = new DataCopy().change("pricing.json", (pricing) => {
      pricing.rates[0].member = "RM6";
    });
    const lines = copy.text("pricing.json").split("\n");
    const line = lines.findIndex((text) => text.includes('"RM6"'));
    const column = lines[line]?.indexOf('"RM6"') as number;
    expect(await messages(copy)).toContain(
      `data/pricing.json:${line + 1}:${column + 1} rates[0].member: expected a number of ringgit such as 6, found "RM6". ` +
        "Write the number alone, without RM and without quotes, sen after a point.",
    );
    copy.remove();
  });

  itReports([
    [
      "a field that is missing",
      "faq",
      (faq) => delete faq.intro,
      'intro: is missing; expected a text of at most 220 characters. Add a line such as "intro": ',
    ],
    [
      "a misspelt field, once",
      "home",
      ({ hero }) => misspell(hero, "headline", "headlnie"),
      'hero.headlnie: no field of this name is read here. Did you mean "headline"?',
    ],
    [
      "a field that nothing reads",
      "home",
      { "hero.fontSize": 12 },
      "hero.fontSize: no field of this name is read here. The fields here are headline, lead",
    ],
    [
      "a text for a price",
      "pricing",
      { "rates[0].nonMember": "RM8" },
      "rates[0].nonMember: expected a number of ringgit",
    ],
    [
      "a price below zero",
      "pricing",
      { "rates[0].nonMember": -8 },
      "rates[0].nonMember: expected a number of ringgit",
    ],
    [
      "a tenth of a sen",
      "pricing",
      { "rates[0].nonMember": 8.001 },
      "rates[0].nonMember: expected a number of ringgit",
    ],
    [
      "an empty text",
      "home",
      { "hero.headline": " " },
      'hero.headline: expected a text of at most 60 characters, found " "',
    ],
    ["an unknown icon", "faq", { "questions[0].icon": "clokc" }, 'Did you mean "clock"?'],
    [
      "a time that is none",
      "site",
      { "hours.closes": "2am" },
      'hours.closes: expected a time on the 24-hour clock such as "02:00", found "2am"',
    ],
    [
      "a date that is none",
      "site",
      { "hours.specialDays": [{ date: "6 Feb", opens: null, closes: null, note: "Eve" }] },
      'hours.specialDays[0].date: expected a date such as "2027-02-06"',
    ],
    [
      "a link that is not https",
      "site",
      { "links.chat.url": "http://chat.example" },
      "links.chat.url: expected an address that begins with https://",
    ],
    [
      "a phone number that is none",
      "site",
      { "contact.phone": "call us" },
      "contact.phone: expected an international phone number",
    ],
    [
      "an e-mail address that is none",
      "site",
      { "contact.email": "hello" },
      "contact.email: expected an e-mail address",
    ],
    [
      "a menu item that leads nowhere",
      "navigation",
      { "items[0].href": "/#prizing" },
      "items[0].href: expected the address of a page or section",
    ],
    [
      "a placeholder in a name",
      "site",
      { name: "{hours.days}" },
      "name: expected a text of at most 40 characters, without a placeholder",
    ],
    [
      "an event without photos",
      "events",
      { "events[0].images": [] },
      "events[0].images: expected a list in [ ] with at least one entry, found an empty list",
    ],
  ]);

  // biome-ignore lint/suspicious/noExplicitAny: a draft may be turned into anything.
  it.each<[what: string, name: ContentName, change: Change<any>, expected: string[]]>([
    [
      "a misspelt field, and not that the right one is missing",
      "home",
      ({ hero }) => misspell(hero, "headline", "headlnie"),
      ['hero.headlnie: no field of this name is read here. Did you mean "headline"?'],
    ],
    [
      "a field too many, when none is missing",
      "faq",
      { "questions[1].icno": "pin" },
      [
        "questions[1].icno: no field of this name is read here. The fields here are question, answer, icon.",
      ],
    ],
    [
      "a text for a block",
      "home",
      { hero: "text" },
      [
        'hero: expected a block in { } with the fields headline, lead, photoWide, photoTall, alt, found "text".',
      ],
    ],
    [
      "a block that is missing",
      "home",
      (home) => delete home.hero,
      [
        "hero: is missing; expected a block in { } with the fields headline, lead, photoWide, photoTall, alt.",
      ],
    ],
    [
      "a block for a list",
      "faq",
      { questions: { question: "Why?" } },
      ["questions: expected a list in [ ] with at least one entry, found a block in { }."],
    ],
    [
      "null for a list",
      "rigs",
      { "rigs[1].specs": null },
      ["rigs[1].specs: expected a list in [ ] with at least one entry, found null."],
    ],
    [
      "a word that is like none of those that are allowed",
      "events",
      { "events[0].className": "zigzag" },
      ['events[0].className: expected one of these words: mosaic, filmstrip, found "zigzag".'],
    ],
    [
      "a number for one of some words",
      "events",
      { "events[0].className": 7 },
      ["events[0].className: expected one of these words: mosaic, filmstrip, found 7."],
    ],
    [
      "a field that breaks two rules, once",
      "rigs",
      { "rigs[0].id": `${"X".repeat(60)}Y` },
      [
        expect.stringMatching(
          /^rigs\[0\]\.id: expected lowercase words joined by hyphens such as pc-gaming, found "X{49}…X{3}Y"\.$/,
        ),
      ],
    ],
  ])("is told of %s", async (_what, name, change, expected) => {
    const copy = new DataCopy().change(`${name}.json`, (draft) => applyChange(draft, change));
    const own = (await messages(copy)).filter((message) => message.startsWith(`data/${name}.json`));
    copy.remove();
    expect(own.map((message) => message.replace(/^\S+ /, ""))).toEqual(expected);
  });

  it("is told of a list in the place of the whole file", async () => {
    const copy = new DataCopy().write("home.json", "[]");
    expect(await messages(copy)).toEqual([
      "data/home.json:1:1: expected a block in { } with the fields hero, found an empty list.",
    ]);
    copy.remove();
  });
});
