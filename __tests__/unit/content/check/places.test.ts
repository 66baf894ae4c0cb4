import fc from "fast-check";
import { parseDataFile, placeOf } from "../../../../src/content/check/dataFile";
import { contentNames, dataFileName } from "../../../../src/content/schema";
import { dataFiles } from "../../../support/fixture";
import {
  messagesAbout,
  messagesAboutChange,
  messagesAboutText,
} from "../../../support/unit/checkChange";
import { card, DataCopy } from "../../../support/unit/folders";

type Spot = { path: string; value: unknown };

/** All values of the data files: blocks, lists and single values, such as `faq.questions.0.icon`. */
const spots = contentNames.flatMap((name) => spotsIn(name, dataFiles[name]));

function spotsIn(path: string, block: unknown): Spot[] {
  const entries = Object(block) === block ? Object.entries(block as object) : [];
  return entries.flatMap(([key, value]) => [
    { path: `${path}.${key}`, value },
    ...spotsIn(`${path}.${key}`, value),
  ]);
}

/** Expects that the messages name the file, the line, the mistake and what to do. */
function expectRefusal(file: string, messages: string[]) {
  const own = messages.filter((message) => message.startsWith(file));
  expect(own).not.toEqual([]);
  for (const message of own) {
    expect(message).toMatch(/^data\/[\w-]+\.json:[1-9]\d*:\d+.* .{15,}/);
    expect(message).not.toMatch(/undefined|\n|Error\b|\[object/);
  }
}

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);
const isJson = (text: string) => {
  try {
    return Boolean(JSON.parse(text));
  } catch {
    return false;
  }
};

// The same variants in each run, so that a failure does not depend on luck.
const settings = { seed: 20261120, numRuns: 100 };

describe("a broken data file is refused with its place, whatever is wrong:", () => {
  it("a value of another type, an empty text, or a text of 100,000 letters", () => {
    const badTexts = ["", "word ".repeat(20_000)];
    const values = ["text", 7, true, ["text"], { text: "text" }, ...badTexts];
    const property = fc.property(
      fc.constantFrom(...spots),
      fc.constantFrom(...values),
      ({ path, value: before }, value) => {
        const isBad = kindOf(before) !== kindOf(value) || badTexts.includes(String(value));
        fc.pre(before !== null && isBad);
        const name = path.split(".")[0] as (typeof contentNames)[number];
        expectRefusal(`data/${dataFileName(name)}`, messagesAboutChange({ [path]: value }));
      },
    );
    fc.assert(property, settings);
  });

  it("a character too many, a missing one, or a missing end", () => {
    const names = fc.constantFrom(...contentNames);
    const edits = fc.constantFrom("insert", "remove", "cut");
    const signs = fc.constantFrom(...'{}[],:"', "\u00a0", "x");
    const property = fc.property(names, edits, fc.nat(), signs, (name, edit, place, sign) => {
      const text = JSON.stringify(dataFiles[name], null, 2);
      const at = place % text.length;
      const kept = { insert: sign + text.slice(at), remove: text.slice(at + 1), cut: "" };
      const broken = text.slice(0, at) + kept[edit];
      fc.pre(!isJson(broken));
      expectRefusal("data/a.json", messagesAboutText(broken));
    });
    fc.assert(property, settings);
  });
});

it("a mistake is where its value begins, or the block around a missing value, with any kind of line ending", () => {
  const { data } = parseDataFile("data/a.json", '{\r\n  "a": {\r\t"b": [10,\n    20] } }');
  if (!data) throw new Error("The text is not JSON.");
  expect(placeOf(data, ["a", "b", 1])).toEqual({ line: 4, column: 5 });
  expect(placeOf(data, ["a", "c", "d"])).toEqual({ line: 2, column: 8 });
  expect(placeOf(data, ["c"])).toEqual({ line: 1, column: 1 });
});

describe("several mistakes", () => {
  /** The messages without what follows the place and the field. */
  const placesIn = async ({ folder }: DataCopy) =>
    (await messagesAbout(folder)).map((message) => message.replace(/: .*/, ""));

  it("are listed in the order of files, lines and columns, but only the first of a text that is not JSON", async () => {
    const copy = new DataCopy()
      .write("about.json", "[\nx,\nx ]")
      .edit("faq.json", '"icon": "gamepad"', '"icno": 1, "icons": 1')
      .edit("pricing.json", '"price": 28', '"price": 999')
      .edit("pricing.json", '"nonMember": 12.5', '"nonMember": -4')
      .write(card, "no picture");
    /** Where a text begins, such as `data/faq.json:8:7`. */
    const placeOfText = (text: string, file: string) => {
      const lines = copy.text(file).split(text, 1).join().split("\n");
      return `data/${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
    };
    expect(await placesIn(copy)).toEqual([
      "data/about.json:2:1",
      `${placeOfText('"icno"', "faq.json")} questions[0].icno`,
      `${placeOfText('"icons"', "faq.json")} questions[0].icons`,
      `${placeOfText("-4", "pricing.json")} rates[0].nonMember`,
      `${placeOfText(`"${card}"`, "rigs.json")} rigs[0].photo`,
    ]);
  });

  it("are no photos that nobody uses and no stray files while a data file has a mistake", async () => {
    const copy = new DataCopy().write("photos/rigs/old.jpg", "x").write("prices.json", "{}");
    const places = await placesIn(copy.write("faq.json", "{}"));
    expect(places.filter((place) => !place.includes("faq"))).toEqual([]);
  });
});
