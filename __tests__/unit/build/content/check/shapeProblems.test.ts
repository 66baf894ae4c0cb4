import { DataCopy } from "../../../../support/unit/dataCopy";
import { itAccepts, itRefuses, itReports, messages } from "../../../../support/unit/mistakes";

const misspell = (block: Record<string, unknown>, field: string, misspelt: string) => {
  block[misspelt] = block[field];
  delete block[field];
};

const specialDay = (changes: object) => ({
  "hours.specialDays": [{ date: "2096-02-06", opens: null, closes: null, note: "Eve", ...changes }],
});

describe("the check of a data file's shape", () => {
  it("names file, line, column, field, the value found and what to write", async () => {
    const copy = new DataCopy().change("pricing.json", (pricing) => {
      pricing.rates[0].member = "RM6";
    });
    const lines = copy.text("pricing.json").split("\n");
    const line = lines.findIndex((text) => text.includes('"RM6"'));
    const column = lines[line]?.indexOf('"RM6"') as number;
    expect(await messages(copy)).toContain(
      `data/pricing.json:${line + 1}:${column + 1} rates[0].member: "RM6" is not an amount in RM or null (without quotation marks). ` +
        "Write a number such as 6 or 7.50, without quotation marks and without RM.",
    );
    copy.remove();
  });

  itReports([
    [
      "a missing field, with an example",
      "faq",
      (faq) => delete faq.intro,
      'intro: this field is missing. Add a line like this: "intro": "Not here? Message us."',
    ],
    [
      "a missing block, with its fields",
      "home",
      (home) => delete home.places,
      "places: this field is missing. Add a block in { } with the fields label, rigs, counter.",
    ],
    [
      "a misspelt field, with the nearest name",
      "home",
      ({ hero }) => misspell(hero, "headline", "headlnie"),
      'hero.headlnie: there is no field of this name here. Did you mean "headline"?',
    ],
    [
      "an unknown field, with those that there are",
      "faq",
      { "questions[1].icno": "pin" },
      "questions[1].icno: there is no field of this name here. Remove it. The fields here are question, answer, icon.",
    ],
    [
      "a text in place of a block, without the fields that may be left out",
      "home",
      { hero: "text" },
      'hero: "text" is not a block in { } with the fields headline, lead, photoWide, photoTall, alt.',
    ],
    [
      "a block in place of a list",
      "faq",
      { questions: { question: "Why?" } },
      "questions: a block in { } is not a list in [ ] with at least one entry.",
    ],
    [
      "a list without entries",
      "events",
      { "events[0].images": [] },
      "events[0].images: an empty list is not a list in [ ] with at least one entry.",
    ],
    [
      "a date that does not exist",
      "site",
      specialDay({ date: "2027-02-30" }),
      "specialDays[0].date: ",
    ],
    ["a date in other words", "site", specialDay({ date: "6 Feb" }), "specialDays[0].date: "],
    [
      "a text in place of a time that can be null",
      "site",
      specialDay({ opens: "closed", closes: "05:00" }),
      'hours.specialDays[0].opens: "closed" is not a time on the 24-hour clock or null (without quotation marks). ',
    ],
  ]);

  const repository = { name: "bubble/website", branch: "main", saveAs: "commits" };
  itReports(
    [{ name: "website" }, { branch: "a b" }, { saveAs: "mail" }].map((change) => [
      `a repository with ${JSON.stringify(change)}`,
      "site",
      { "editing.repository": { ...repository, ...change } },
      ` editing.repository.${Object.keys(change)[0]}: `,
    ]),
  );

  itRefuses([
    ["home", "hero.headline", " "],
    ["home", "hero.headline", "null"],
    ["pricing", "rates[0].note", "null"],
    ["site", "name", "null"],
    ["site", "name", "{Bubble}"],
    ["site", "reservation.message", "Hi {site.name}: [rig] [hours]"],
    ["site", "reservation.message", "Hi: [rig]"],
    ["site", "reservation.message", `[rig] [hours] ${"x".repeat(290)}`],
    ["comingEvents", "signUpMessage", "Hi!"],
    ["pricing", "rates[0].nonMember", "RM8"],
    ["pricing", "rates[0].nonMember", -8],
    ["pricing", "rates[0].nonMember", 8.001],
    ["pricing", "rates[0].nonMember", 100_001],
    ["pricing", "packages[0].hours", 2.5],
    ["pricing", "packages[0].hours", 25],
    ["faq", "questions[0].icon", "clokc"],
    ["events", "events[0].className", 7],
    ["events", "events[0].showTitle", "true"],
    ["rigs", "rigs[0].id", "Pin Ball"],
    ["rigs", "rigs[0].id", "x".repeat(61)],
    ["rigs", "rigs[0].photo", "photos/rigs/pinball.JPG"],
    ["rigs", "rigs[0].photo", "rigs/pinball.jpg"],
    ["site", "icon", "brand/mark.png"],
    ["rigs", "rigs[1].specs", null],
    ["site", "siteBase", "https://bubbles.test/"],
    ["site", "hours.closes", "2am"],
    ["site", "hours.closes", "24:00"],
    ["site", "hours.days", "Mon-Fri 12:00-02:00"],
    ["site", "hours.days", ["Monday"]],
    ["site", "hours.saturday", "10:00"],
    ["site", "contact.phone", "call us"],
    ["site", "contact.phone", "011-222 3333"],
    ["site", "contact.phone", "+60 011-222 3333"],
    ["site", "contact.phone", "+60(0)11-222 3333"],
    ["site", "contact.email", "hello"],
    ["site", "address.postcode", "5000"],
    ["site", "links.chat.url", "http://chat.example"],
    ["site", "links.chat.url", `https://chat.example/${"x".repeat(2000)}`],
    ["site", "map.embedUrl", "https://maps.app.goo.gl/a1"],
    ["site", "map.embedUrl", "https://www.google.com.my/maps/place/A"],
    ["site", "map.embedUrl", "maps.test/embed"],
    ["site", "inquiry.endpoint", "http://letters.test"],
    ["site", "inquiry.accessKey", "short"],
    ["site", "inquiry.service.host", "https://letters.test"],
    ["site", "editing.repository", "midnight-lobby/website"],
    ["navigation", "items[0].href", "/#prizing"],
    ["home", "places.rigs[0].wide.left", 120],
    ["home", "places.rigs[0].wide.left", "20"],
  ]);

  itAccepts([
    ["a foreign phone number", "site", { "contact.phone": "+65 6123 4567" }],
    ["a map to embed", "site", { "map.embedUrl": "https://www.google.com/maps/embed?pb=!1m18" }],
    ["nearly 24 hours", "site", { "hours.opens": "00:00", "hours.closes": "23:59" }],
  ]);

  it.each([
    ["a misspelt field, but not that it is missing", "faq.json", '"icon"', '"icno"'],
    ["a value with two mistakes", "site.json", /"siteBase": "/, `"siteBase": "${"x".repeat(2000)}`],
  ])("reports once %s", async (_what, file, found, replacement) => {
    const copy = new DataCopy().edit(file, found, replacement);
    expect(await messages(copy)).toHaveLength(1);
    copy.remove();
  });

  it("reports a list in place of the whole file", async () => {
    const copy = new DataCopy().write("home.json", "[1]");
    expect(await messages(copy)).toEqual([
      "data/home.json:1:1: a list in [ ] is not a block in { } with the fields hero, places.",
    ]);
    copy.remove();
  });
});
