import { cleanup } from "@testing-library/react";
import fc from "fast-check";
import { checkContent } from "../../../../../src/build/content/check/checkContent";
import { parseDataFile } from "../../../../../src/build/content/check/dataFile";
import { formatProblem } from "../../../../../src/build/content/check/problem";
import { readDataFolder } from "../../../../../src/build/content/check/readDataFolder";
import {
  type ContentName,
  contentNames,
  dataFileName,
} from "../../../../../src/build/content/schema";
import { routes } from "../../../../../src/domain/routes";
import { fixtureData } from "../../../../support/unit/dataCopy";
import { renderPage } from "../../../../support/unit/renderPage";
import { changedFiles, dataFiles } from "../../../../support/unit/siteContent";

const folder = readDataFolder(fixtureData);

type Block = Record<string | number, unknown>;
type Spot = { name: ContentName; path: (string | number)[]; value: unknown };

/** All values of the data files: blocks, lists and single values. */
const spots = contentNames.flatMap((name) => spotsIn(name, [], dataFiles[name]));

function spotsIn(name: ContentName, path: Spot["path"], value: unknown): Spot[] {
  const inside = Object.entries(Object(value) === value ? (value as object) : []).flatMap(
    ([key, child]) => spotsIn(name, [...path, Array.isArray(value) ? Number(key) : key], child),
  );
  return path.length > 0 ? [{ name, path, value }, ...inside] : inside;
}

/** The text of a data file after a change to the block or list that contains a value. */
function changed({ name, path }: Spot, change: (block: Block, key: string | number) => void) {
  const draft: Block = JSON.parse(JSON.stringify(dataFiles[name]));
  const key = path.at(-1) as string | number;
  change(
    path.slice(0, -1).reduce<Block>((block, step) => block[step] as Block, draft),
    key,
  );
  return JSON.stringify(draft, null, 2);
}

/** Expects that the check refuses the text, and names the file, the line, the mistake and what to do. */
function expectRefusal(name: ContentName, text: string) {
  const file = `data/${dataFileName(name)}`;
  const { data, problems } = parseDataFile(file, Buffer.from(text));
  const { [name]: _before, ...others } = folder.files;
  const checked = checkContent({
    ...folder,
    files: data ? { ...others, [name]: data } : others,
    problems,
  });
  expect(checked.content).toBeNull();
  const own = checked.problems.filter((problem) => problem.file === file);
  expect(own).not.toEqual([]);
  for (const problem of own) {
    expect(problem.place?.line).toBeGreaterThan(0);
    expect(formatProblem(problem)).toMatch(/^data\/[\w-]+\.json:\d+:\d+.* .{15,}/);
    expect(formatProblem(problem)).not.toMatch(/undefined|\n|Error\b|\[object/);
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
const settings = { seed: 20261120, numRuns: 300 };

const anySpot = fc.constantFrom(...spots);
const anyFile = fc.constantFrom(...contentNames);

describe("a broken data file is refused with its place, whatever is wrong:", () => {
  it("a value of another type", () => {
    const values = fc.constantFrom("text", 7, true, ["text"], { text: "text" });
    const property = fc.property(anySpot, values, (spot, value) => {
      fc.pre(spot.value !== null && kindOf(spot.value) !== kindOf(value));
      expectRefusal(
        spot.name,
        changed(spot, (block, key) => {
          block[key] = value;
        }),
      );
    });
    fc.assert(property, settings);
  });

  it("an empty text, or a text of 100,000 letters", () => {
    const texts = fc.constantFrom(...spots.filter(({ value }) => typeof value === "string"));
    const property = fc.property(texts, fc.constantFrom("", "word ".repeat(20_000)), (spot, text) =>
      expectRefusal(
        spot.name,
        changed(spot, (block, key) => {
          block[key] = text;
        }),
      ),
    );
    fc.assert(property, { ...settings, numRuns: 100 });
  });

  it("a character too many, a missing one, or a missing end", () => {
    const edits = fc.constantFrom("insert", "remove", "cut");
    const signs = fc.constantFrom(...'{}[],:"', "\u00a0", "x");
    const property = fc.property(anyFile, edits, fc.nat(), signs, (name, edit, place, sign) => {
      const text = JSON.stringify(dataFiles[name], null, 2);
      const at = place % text.length;
      const kept = { insert: sign + text.slice(at), remove: text.slice(at + 1), cut: "" };
      const broken = text.slice(0, at) + kept[edit];
      fc.pre(!isJson(broken));
      expectRefusal(name, broken);
    });
    fc.assert(property, settings);
  });
});

describe("a site whose data leave out all that is optional", () => {
  it("renders each of its pages", async () => {
    const content = changedFiles(({ community, home, notices, pricing, promotions, site }) => {
      const { photos } = community;
      const { packages, rates } = pricing;
      for (const list of [photos, notices.notices, packages, promotions.promotions]) {
        list.length = 0;
      }
      for (const rate of rates) rate.note = null;
      Object.assign(home.places, { rigs: [], counter: null });
      site.hours.specialDays = [];
    });
    for (const route of routes) {
      const { container } = await renderPage(route, content);
      expect(container).not.toBeEmptyDOMElement();
      cleanup();
    }
  });
});
