import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../../src/build/content/check/problem";
import { checkData } from "../../../src/build/content/loadContent";
import { type ContentName, contentNames, dataFileName } from "../../../src/build/content/schema";
import { type OtherFiles, otherFiles } from "../../../src/build/editor/otherFiles";
import { currentFacts, mistakesOf, open, save, textWith } from "../../../src/editor/savedContent";
import { applyChange, type Change } from "../../support/unit/change";
import { DataCopy, fixtureData } from "../../support/unit/dataCopy";
import { facts } from "../../support/unit/siteContent";

const textOf = (name: ContentName) => readFileSync(join(fixtureData, dataFileName(name)), "utf8");

let others: OtherFiles;
beforeAll(async () => {
  others = await otherFiles(fixtureData);
});
beforeEach(() => {
  for (const name of contentNames) open(name, textOf(name));
});

// biome-ignore lint/suspicious/noExplicitAny: a test may give a draft any shape.
type AnyChange = Change<any>;

/** The value of a form in which an editor has changed something. */
function formWith(name: ContentName, change: AnyChange): unknown {
  const draft = JSON.parse(textOf(name));
  applyChange(draft, change);
  return draft;
}

const mistakes = (name: ContentName, change: AnyChange, files: Partial<OtherFiles> = {}) =>
  mistakesOf(name, formWith(name, change), { ...others, ...files });

const withoutPlace = ({ file, field, message }: Problem) => ({ file, field, message });

/** Opens a data file that has a mistake already. */
const openWith = (name: ContentName, change: AnyChange) =>
  open(name, JSON.stringify(formWith(name, change), null, 2));

const cardPhoto = "photos/rigs/pinball.jpg";
const small = { format: "jpeg", width: 300, height: 375, isWhole: true };
const withPicture = (path: string, picture: OtherFiles["pictures"][string]) => ({
  pictures: { ...others.pictures, [path]: picture },
});

describe("opening a data file", () => {
  it("returns its value", () => {
    expect(open("faq", textOf("faq"))).toEqual(JSON.parse(textOf("faq")));
  });
});

describe("the text of a data file that is saved", () => {
  it("is the text that was opened if nothing has changed", () => {
    for (const name of contentNames) {
      expect(save(name, JSON.parse(textOf(name)))).toBe(textOf(name));
    }
  });

  it("has the empty fields of the form as the schema wants them, and no field with placeholders", () => {
    const value = formWith("pricing", (pricing) => {
      pricing._help = "";
      pricing.rates[0].note = "";
      pricing.rates[0].nonMember = 13;
    });
    expect(save("pricing", value)).toBe(
      textOf("pricing").replace('"nonMember": 12.5', '"nonMember": 13'),
    );
  });

  it("is the text of the last save once it is saved, but not before", () => {
    open("faq", '{ "a": 1.50, "b": 2 }');
    expect(textWith("faq", { a: 3, b: 2 })).toBe('{ "a": 3, "b": 2 }');
    expect(textWith("faq", { a: 1.5, b: 4 })).toBe('{ "a": 1.50, "b": 4 }');
    expect(save("faq", { a: 3, b: 2 })).toBe('{ "a": 3, "b": 2 }');
    expect(save("faq", { a: 1.5, b: 2 })).toBe('{ "a": 1.5, "b": 2 }');
  });
});

describe("the check of a save", () => {
  it("finds nothing in files without mistakes", async () => {
    for (const name of contentNames) expect(await mistakes(name, () => {})).toEqual([]);
  });

  it.each([["RM8"], [-8], [null]])(
    "reports a price of %j as the check of the data does",
    async (price) => {
      const change = { "rates[0].nonMember": price };
      const copy = new DataCopy().change("pricing.json", (draft) => applyChange(draft, change));
      const { problems } = await checkData(copy.folder);
      copy.remove();
      const found = await mistakes("pricing", change);
      expect(found.map(withoutPlace)).toEqual(problems.map(withoutPlace));
      expect(found.map(({ file, field }) => [file, field])).toEqual([
        ["data/pricing.json", "rates[0].nonMember"],
      ]);
    },
  );

  it("reports an empty text that must be filled", async () => {
    expect(await mistakes("pricing", { heading: "" })).toEqual([
      expect.objectContaining({
        file: "data/pricing.json",
        field: "heading",
        message: expect.stringContaining("is not a text."),
      }),
    ]);
  });

  it("reports a broken rule at its field", async () => {
    const found = await mistakes("pricing", ({ rates }) => rates.push(rates[0]));
    expect(found).toContainEqual(
      expect.objectContaining({
        file: "data/pricing.json",
        message: expect.stringContaining("is already in rates[0]"),
      }),
    );
  });

  it("reports what the change breaks in other files", async () => {
    const found = await mistakes("rigs", ({ rigs }) => rigs.pop());
    expect(found).toContainEqual(
      expect.objectContaining({
        file: "data/pricing.json",
        field: "rates[2].rig",
        message: expect.stringContaining('"karaoke-box" is not the id of a rig'),
      }),
    );
    expect(found.map(({ file }) => file)).not.toContain("data/rigs.json");
  });

  it("does not take what it checks for saved", async () => {
    await mistakes("rigs", ({ rigs }) => rigs.pop());
    expect(await mistakes("pricing", () => {})).toEqual([]);
  });

  it("does not report what was wrong in another file before", async () => {
    openWith("faq", { "questions[0].icon": "no icon" });
    openWith("membership", { "birthday.choices[0].rig": "no-rig" });
    expect(await mistakes("pricing", { heading: "Fees" })).toEqual([]);
  });

  it("reports a new mistake although another file had one before", async () => {
    openWith("membership", { "birthday.choices[0].rig": "no-rig" });
    const found = await mistakes("pricing", { "rates[0].rig": "none-either" });
    expect(found).not.toEqual([]);
    expect(found.map(({ file }) => file)).not.toContain("data/membership.json");
  });

  it("reports what is wrong in the saved file, even if it was wrong before", async () => {
    openWith("pricing", { "rates[0].nonMember": "RM8" });
    const change = { "rates[0].nonMember": "RM8", heading: "Fees" };
    expect((await mistakes("pricing", change)).map(({ field }) => field)).toEqual([
      "rates[0].nonMember",
    ]);
    expect(await mistakes("pricing", { "rates[0].nonMember": 14 })).toEqual([]);
  });

  it("checks the other files as they were saved last", async () => {
    save("rigs", formWith("rigs", { "rigs[2].id": "karaoke-room" }));
    const rates = await mistakes("pricing", ({ rates, packages }) => {
      rates[2].rig = "karaoke-room";
      packages[2].rig = "karaoke-room";
    });
    expect(rates).toEqual([]);
    const found = await mistakes("pricing", { heading: "Fees" });
    expect(found.map(({ field }) => field)).toContain("rates[2].rig");
  });

  it("does not stop a save because of warnings", async () => {
    const change = { "map.embedUrl": "https://maps.test/#map=17/3.1/101.6" };
    expect(await mistakes("site", change)).toEqual([]);
  });

  it("knows which pages for a map exist", async () => {
    const change = { "map.embedUrl": "/our-map.html" };
    expect(await mistakes("site", change, { staticPaths: ["our-map.html"] })).toEqual([]);
    expect((await mistakes("site", change, { staticPaths: [] })).map(({ field }) => field)).toEqual(
      ["map.embedUrl"],
    );
  });

  describe("of photos", () => {
    it("reports one that is too small at its field", async () => {
      expect(await mistakes("rigs", () => {}, withPicture(cardPhoto, small))).toEqual([
        expect.objectContaining({
          file: "data/rigs.json",
          field: "rigs[0].photo",
          message: `data/${cardPhoto} is only 300 px wide. Use a photo of at least 800 px.`,
        }),
      ]);
    });

    it("reports a file that is no picture", async () => {
      const added = "photos/rigs/added.jpg";
      const found = await mistakes("rigs", { "rigs[1].photo": added }, withPicture(added, null));
      expect(found.map(({ field, message }) => [field, message])).toEqual([
        ["rigs[1].photo", expect.stringContaining(`data/${added} is not a photo.`)],
      ]);
    });

    it("does not report one that is not among the pictures", async () => {
      const change = { "rigs[0].photo": "photos/rigs/elsewhere.jpg" };
      expect(await mistakes("rigs", change)).toEqual([]);
      expect(await mistakes("rigs", change, { pictures: {} })).toEqual([]);
    });

    it("does not report one that another file uses", async () => {
      expect(await mistakes("pricing", { heading: "Fees" }, withPicture(cardPhoto, small))).toEqual(
        [],
      );
    });

    it("reports a path that is no path of a photo", async () => {
      const found = await mistakes("rigs", { "rigs[0].photo": "pinball.gif" });
      expect(found.map(({ field }) => field)).toEqual(["rigs[0].photo"]);
    });
  });
});

describe("the placeholders beside a form", () => {
  it("are those of the opened files, with their values", () => {
    expect(currentFacts()).toEqual(facts);
    expect(currentFacts()).toHaveProperty(["site.name"], "Bubble Hall");
  });

  it("follow a save", () => {
    save("site", formWith("site", { name: "Marble Hall" }));
    expect(currentFacts()).toHaveProperty(["site.name"], "Marble Hall");
  });

  it("are not listed while one of their files has a mistake", () => {
    openWith("site", { name: 7 });
    expect(currentFacts()).toEqual({});
  });

  it("are listed while another file has a mistake", () => {
    openWith("faq", { questions: "none" });
    expect(currentFacts()).toEqual(facts);
  });

  it("are listed for a site with a map page of its own", () => {
    openWith("site", { "map.embedUrl": "/our-map.html" });
    expect(currentFacts()).toEqual(facts);
  });
});
