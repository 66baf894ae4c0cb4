import { factsIn, mistakesOf } from "../../../../plugins/form-editor/browser/formCheck";
import {
  type DataFiles,
  type ProjectFiles,
  readProjectFiles,
} from "../../../../plugins/form-editor/node/projectFiles";
import { sendFiles } from "../../../../plugins/form-editor/node/serveEditor";
import type { ContentName } from "../../../../src/content/schema";
import { applyChange, dataFiles, facts, fixtureData } from "../../../support/fixture";
import type { AnyChange } from "../../../support/unit/checkChange";
import { card, DataCopy, photo } from "../../../support/unit/folders";

let others: ProjectFiles;
beforeAll(async () => {
  others = await readProjectFiles(fixtureData);
});

function changed(name: ContentName, change: AnyChange): unknown {
  const draft = JSON.parse(JSON.stringify(dataFiles[name]));
  applyChange(draft, change);
  return draft;
}

/** The mistakes of a save as `file field`. `files` are those that had a mistake before. */
async function mistakes(
  name: ContentName,
  change: AnyChange,
  { files = {}, ...known }: { files?: DataFiles } & Partial<ProjectFiles> = {},
) {
  const value = changed(name, change);
  const found = await mistakesOf(name, value, { ...dataFiles, ...files }, { ...others, ...known });
  return found.map(({ file, field }) => `${file} ${field}`);
}

describe("the check of a save", () => {
  it("reports what the change breaks, in its own file and in others", async () => {
    expect(await mistakes("pricing", {})).toEqual([]);
    expect(await mistakes("pricing", { "rates[0].member": 900 })).toEqual([
      "data/pricing.json rates[0].member",
    ]);
    expect(await mistakes("rigs", ({ rigs }) => rigs.pop())).toContain(
      "data/pricing.json rates[3].rig",
    );
  });

  it("does not report what was wrong in another file before, even if it cannot be read", async () => {
    const files = { faq: undefined, membership: changed("membership", { heading: 7 }) };
    expect(await mistakes("home", {}, { files })).toEqual([]);
  });

  it("reports what was wrong in its own file before", async () => {
    const change = { "rates[0].nonMember": "RM8" };
    const files = { pricing: changed("pricing", change) };
    expect(await mistakes("pricing", change, { files })).toEqual([
      "data/pricing.json rates[0].nonMember",
    ]);
  });

  it("knows which pages for a map exist", async () => {
    const change = { "map.embedUrl": "/our-map.html" };
    expect(await mistakes("site", change, { staticPaths: ["our-map.html"] })).toEqual([]);
    expect(await mistakes("site", change)).toEqual(["data/site.json map.embedUrl"]);
  });

  it("reports a photo that is too small, but none of which it does not know the size", async () => {
    const change = { "rigs[0].photo": "photos/rigs/added.jpg" };
    const small = { format: "jpeg", width: 300, height: 200, isWhole: true };
    expect(await mistakes("rigs", change)).toEqual([]);
    const pictures = { ...others.pictures, "photos/rigs/added.jpg": small };
    expect(await mistakes("rigs", change, { pictures })).toEqual(["data/rigs.json rigs[0].photo"]);
  });
});

it("the placeholders beside a form are listed unless one of their files has a mistake", () => {
  expect(factsIn({ ...dataFiles, faq: { questions: "none" } })).toEqual(facts);
  expect(factsIn({ ...dataFiles, site: changed("site", { name: 7 }) })).toEqual({});
});

describe("the files that the form editor's check knows", () => {
  it("are the photos of the data folder with their sizes, and the files in static/", async () => {
    const copy = new DataCopy();
    copy.write("photos/rigs/added.PNG", await photo(30, 40).png().toBuffer());
    copy.write(card, await photo(50, 60).jpeg().toBuffer());
    const { pictures, staticPaths } = await readProjectFiles(copy.folder);
    expect(pictures).toMatchObject({
      [card]: { format: "jpeg", width: 50, height: 60, isWhole: true },
      "photos/rigs/added.PNG": { format: "png", width: 30, height: 40, isWhole: true },
    });
    expect(staticPaths).toContain("map.html");
  });

  it("are answered with an error while they cannot be read", async () => {
    const copy = new DataCopy();
    const response = { json: jest.fn(), sendFile: jest.fn(), status: jest.fn().mockReturnThis() };
    await sendFiles(response, `${copy.folder}/faq.json`);
    expect(response.status).toHaveBeenCalledWith(500);
    expect(response.json).toHaveBeenCalledWith({
      message: expect.stringContaining("The files of the project cannot be read"),
    });
  });
});
