import { mkdirSync, renameSync, rmSync } from "node:fs";
import sharp from "sharp";
import { checkContent } from "../../../src/content/check/checkContent";
import { problemInWords } from "../../../src/content/check/problem";
import { DataCopy } from "../../helpers/dataCopy";
import { dataFiles } from "../../helpers/siteContent";

let copy: DataCopy;
beforeEach(() => {
  copy = new DataCopy();
});
afterEach(() => copy.remove());

const messages = async () => (await checkContent(copy.folder)).problems.map(problemInWords);

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#120c2c" } });

const cardPhoto = dataFiles.rigs.rigs[0]?.photo as string;

const anyRig = dataFiles.rigs.rigs[0]?.id as string;

function rename(block: Record<string, unknown>, from: string, to: string) {
  block[to] = block[from];
  delete block[from];
}

describe("the check of the data folder", () => {
  it("finds nothing wrong with it as it is", async () => {
    expect((await checkContent("data")).problems).toEqual([]);
  });

  it("says file, line, column, field, what was found, what is expected and what to do", async () => {
    copy.change("pricing.json", (pricing) => {
      pricing.rates[0].member = "RM6";
    });
    const lines = copy.text("pricing.json").split("\n");
    const line = lines.findIndex((text) => text.includes('"RM6"'));
    const column = lines[line]?.indexOf('"RM6"') as number;
    expect(await messages()).toContain(
      `data/pricing.json:${line + 1}:${column + 1} rates[0].member: expected a number of ringgit such as 6, found "RM6". ` +
        "Write the number alone, without RM and without quotes, sen after a point.",
    );
  });

  // biome-ignore lint/suspicious/noExplicitAny: a draft may be turned into anything.
  const mistakes: [string, string, (draft: any) => void, string][] = [
    [
      "a field that is missing",
      "faq",
      (faq) => delete faq.intro,
      'intro: is missing; expected a text of at most 220 characters. Add a line such as "intro": ',
    ],
    [
      "a misspelt field, once",
      "home",
      ({ hero }) => rename(hero, "headline", "headlnie"),
      'hero.headlnie: no field of this name is read here. Did you mean "headline"?',
    ],
    [
      "a field that nothing reads",
      "home",
      ({ hero }) => {
        hero.fontSize = 12;
      },
      "hero.fontSize: no field of this name is read here. The fields here are headline, lead",
    ],
    [
      "a text for a price",
      "pricing",
      ({ rates }) => {
        rates[0].nonMember = "RM8";
      },
      "rates[0].nonMember: expected a number of ringgit",
    ],
    [
      "a price below zero",
      "pricing",
      ({ rates }) => {
        rates[0].nonMember = -8;
      },
      "rates[0].nonMember: expected a number of ringgit",
    ],
    [
      "a tenth of a sen",
      "pricing",
      ({ rates }) => {
        rates[0].nonMember = 8.001;
      },
      "rates[0].nonMember: expected a number of ringgit",
    ],
    [
      "an empty text",
      "home",
      ({ hero }) => {
        hero.headline = " ";
      },
      'hero.headline: expected a text of at most 60 characters, found " "',
    ],
    [
      "a text too long for its place",
      "home",
      ({ hero }) => {
        hero.headline = "x".repeat(61);
      },
      "hero.headline: expected at most 60 characters, found 61",
    ],
    [
      "an unknown icon",
      "faq",
      ({ questions }) => {
        questions[0].icon = "clokc";
      },
      'Did you mean "clock"?',
    ],
    [
      "a time that is none",
      "site",
      ({ hours }) => {
        hours.closes = "2am";
      },
      'hours.closes: expected a time on the 24-hour clock such as "02:00", found "2am"',
    ],
    [
      "doors that close when they open",
      "site",
      ({ hours }) => {
        hours.closes = hours.opens;
      },
      "hours.closes: expected another time",
    ],
    [
      "half a special day",
      "site",
      ({ hours }) => {
        hours.specialDays = [{ date: "2027-02-06", opens: null, closes: "05:00", note: "Eve" }];
      },
      "hours.specialDays[0].closes: expected two times, or null twice",
    ],
    [
      "a special day that comes twice",
      "site",
      ({ hours }) => {
        const day = { date: "2027-02-06", opens: null, closes: null, note: "Eve" };
        hours.specialDays = [day, day];
      },
      "hours.specialDays[1].date: 2027-02-06 is in specialDays[0] already",
    ],
    [
      "a date that is none",
      "site",
      ({ hours }) => {
        hours.specialDays = [{ date: "6 Feb", opens: null, closes: null, note: "Eve" }];
      },
      'hours.specialDays[0].date: expected a date such as "2027-02-06"',
    ],
    [
      "a link that is not https",
      "site",
      ({ links }) => {
        links.chat.url = "http://chat.example";
      },
      "links.chat.url: expected an address that begins with https://",
    ],
    [
      "a phone number that is none",
      "site",
      ({ contact }) => {
        contact.phone = "call us";
      },
      "contact.phone: expected an international phone number",
    ],
    [
      "an e-mail address that is none",
      "site",
      ({ contact }) => {
        contact.email = "hello";
      },
      "contact.email: expected an e-mail address",
    ],
    [
      "a menu item that leads nowhere",
      "navigation",
      ({ items }) => {
        items[0].href = "/#prizing";
      },
      "items[0].href: expected the address of a page or section",
    ],
    [
      "a photo that is not there",
      "rigs",
      ({ rigs }) => {
        rigs[0].photo = cardPhoto.replace(".jpg", "-.jpg");
      },
      `there is no file data/${cardPhoto.replace(".jpg", "-.jpg")}. Did you mean "${cardPhoto}"?`,
    ],
    [
      "an unknown rig",
      "membership",
      ({ birthday }) => {
        birthday.choices[0].rig = `${anyRig}s`;
      },
      `no rig with the id "${anyRig}s". Did you mean "${anyRig}"?`,
    ],
    [
      "an unknown placeholder",
      "faq",
      ({ questions }) => {
        questions[0].answer = "{hours.rnage}";
      },
      'no data file fills the placeholder {hours.rnage}. Did you mean "hours.range"?',
    ],
    [
      "half a placeholder",
      "faq",
      ({ questions }) => {
        questions[0].answer = "Open {hours.range";
      },
      "found a { or } without its other half",
    ],
    [
      "a placeholder in a name",
      "site",
      (site) => {
        site.name = "{hours.days}";
      },
      "name: expected a text of at most 40 characters, without a placeholder",
    ],
    [
      "an event without photos",
      "events",
      ({ events }) => {
        events[0].images = [];
      },
      "events[0].images: expected a list in [ ] with at least one entry, found an empty list",
    ],
    [
      "an event's id that is taken",
      "events",
      ({ events }) => {
        events.push(events[0]);
      },
      "is taken by events[0].id",
    ],
    [
      "the same alt text twice",
      "community",
      ({ photos }) => {
        photos[0].alt = photos[1].alt;
      },
      "photos[1].alt: data/community.json photos[0].alt says the same of another photo",
    ],
    [
      "the same question twice",
      "faq",
      ({ questions }) => {
        questions[1].question = questions[0].question;
      },
      "questions[1].question: questions[0].question asks the same",
    ],
    [
      "two questions that differ in signs alone, and would have one address",
      "faq",
      ({ questions }) => {
        questions[0].question = "What can I play - at {site.name}?!";
      },
      "questions[2].question: questions[0].question asks the same, so that both had the address #what-can-i-play-at-",
    ],
    [
      "a question without a word to make its address of",
      "faq",
      ({ questions }) => {
        questions[0].question = "🎮?";
      },
      "questions[0].question: expected a text with a letter or digit",
    ],
    [
      "a member who pays more",
      "pricing",
      ({ rates }) => {
        Object.assign(rates[0], { nonMember: 8, member: 9 });
      },
      "rates[0].member: expected at most the price for everybody, RM8, found RM9",
    ],
    [
      "two rates for one rig",
      "pricing",
      ({ rates }) => {
        rates.push(rates[0]);
      },
      "has its rate in rates[0] already",
    ],
    [
      "two packages of the same hours",
      "pricing",
      ({ packages }) => {
        packages.push(packages[0]);
      },
      "is in packages[0] already",
    ],
    [
      "a package that saves nothing",
      "pricing",
      ({ packages }) => {
        packages[0].price = 999;
      },
      "packages[0].price: expected less than RM",
    ],
    [
      "a package of what has no price per hour",
      "pricing",
      ({ packages, rates }) => {
        rates.splice(
          rates.findIndex(({ rig }: { rig: string }) => rig === packages[0].rig),
          1,
        );
      },
      "has no price per hour. Add it to rates first.",
    ],
  ];

  it.each(mistakes)("tells of %s", async (_what, name, mutate, expected) => {
    copy.change(`${name}.json`, mutate);
    const found = (await messages()).filter((message) => message.includes(expected));
    expect(found[0]).toMatch(new RegExp(`^data/${name}\\.json:\\d+:\\d+ `));
    expect(new Set(found).size).toBe(found.length);
  });

  it("tells of a field that stands twice, of which JSON keeps the last without a word", async () => {
    copy.edit("home.json", '"headline"', '"headline": "Hello",\n"headline"');
    const line = (copy.text("home.json").split('"headline"')[0] as string).split("\n").length;
    expect(await messages()).toEqual([
      `data/home.json:${line + 1}:1: "headline" stands twice in this block, first on line ${line}. Remove one of them.`,
    ]);
  });

  it.each([
    [
      "a missing comma",
      /"heading": "[^"]*",/,
      (line: string) => line.slice(0, -1),
      "expected a comma between two entries",
    ],
    [
      "a trailing comma",
      /"icon": "\w+"/,
      (line: string) => `${line},`,
      "found a comma after the last entry, before }",
    ],
    [
      "a missing quote",
      /"heading": "[^"]*"/,
      (line: string) => line.slice(0, -1),
      "expected a quote",
    ],
    ["curly quotes", /"heading": "[^"]*"/, () => '"heading": “Hello”', "found the curly quote “"],
    ["a comment", /"heading"/, () => '// new\n"heading"', "found a comment"],
    ["a name without quotes", /"heading"/, () => "heading", "line"],
  ])("names the line of %s", async (_what, found, broken, expected) => {
    const [before = ""] = copy.text("faq.json").match(found) ?? [];
    const line = copy.text("faq.json").split(before)[0]?.split("\n").length;
    copy.edit("faq.json", before, broken(before));
    const [first] = await messages();
    expect(first).toMatch(new RegExp(`^data/faq\\.json:${line}:\\d+: `));
    expect(first).toContain(expected);
  });

  it.each([
    ["is not a picture", () => Buffer.from("no picture"), "is not a picture"],
    [
      "is of another kind than its name says",
      () => photo(1000, 1250).webp().toBuffer(),
      "is a picture of the kind WEBP",
    ],
    [
      "is too small for its place",
      () => photo(300, 400).jpeg().toBuffer(),
      "is 300 px wide, too small for its place; expected at least 800 px",
    ],
    [
      "was copied in part",
      async () => (await photo(1000, 1250).jpeg().toBuffer()).subarray(0, 2000),
      "ends too early",
    ],
  ])("tells of a photo that %s", async (_what, picture, expected) => {
    copy.write(cardPhoto, await picture());
    expect(await messages()).toEqual([expect.stringContaining(`data/${cardPhoto} ${expected}`)]);
  });

  it("takes a photo that the camera took upright as it is shown", async () => {
    copy.write(
      cardPhoto,
      await photo(1250, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    expect(await messages()).toEqual([expect.stringContaining("is 700 px wide")]);
  });

  it("wants the exact size of pictures that are shared", async () => {
    copy.write(dataFiles.pages.home.sharePhoto, await photo(1200, 600).jpeg().toBuffer());
    expect(await messages()).toEqual([
      expect.stringContaining("is 1200 × 600 px; expected 1200 × 630 px"),
    ]);
  });

  it("tells upper from lower case in names of files, as the server does", async () => {
    renameSync(copy.path(cardPhoto), copy.path(cardPhoto.replace(".jpg", ".JPG")));
    expect(await messages()).toEqual([
      expect.stringContaining(`the file is called data/${cardPhoto.replace(".jpg", ".JPG")}`),
    ]);
  });

  it("names a missing file, one that was renamed, a folder in its place, and files that nothing reads", async () => {
    renameSync(copy.path("faq.json"), copy.path("faqs.json"));
    rmSync(copy.path("home.json"));
    mkdirSync(copy.path("home.json"));
    rmSync(copy.path("about.json"));
    expect(await messages()).toEqual([
      "data/about.json: the file is missing. Bring its last version back.",
      "data/faq.json: the file is missing; there is data/faqs.json. Rename it.",
      "data/home.json: expected a file, found a folder. Bring the file back.",
    ]);
    copy.remove();
    copy = new DataCopy().write("prices.json", "{}").write("photos/rigs/old.jpg", "x");
    expect(await messages()).toEqual([
      expect.stringContaining("data/photos/rigs/old.jpg: no data file uses this file"),
      expect.stringContaining("data/prices.json: no data file uses this file"),
    ]);
  });

  it("accepts doors that close after midnight, and those that close before", async () => {
    for (const hours of [
      { opens: "12:00", closes: "04:00" },
      { opens: "10:00", closes: "23:30" },
      { opens: "10:00", closes: "00:00" },
    ]) {
      copy.change("site.json", (site) => Object.assign(site.hours, hours));
      expect(await messages()).toEqual([]);
    }
  });

  it("tells of all mistakes in all files at once, those of content beside those of syntax", async () => {
    copy
      .edit("about.json", "{", "[")
      .edit("faq.json", '"icon"', '"icno"')
      .change("pricing.json", ({ packages }) => {
        packages[0].price = 999;
      })
      .write(cardPhoto, "no picture");
    const files = (await messages()).map((message) => message.split(":")[0]);
    expect([...new Set(files)]).toEqual(
      ["about", "faq", "pricing", "rigs"].map((name) => `data/${name}.json`),
    );
  });
});
