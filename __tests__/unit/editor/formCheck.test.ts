import { checkData } from "../../../src/build/content/loadContent";
import { type ContentName, contentNames } from "../../../src/build/content/schema";
import { type OtherFiles, otherFiles } from "../../../src/build/editor/otherFiles";
import { type DataFiles, factsIn, mistakesOf } from "../../../src/editor/formCheck";
import { applyChange, type Change } from "../../support/unit/change";
import { DataCopy, fixtureData } from "../../support/unit/dataCopy";
import { dataFiles, facts } from "../../support/unit/siteContent";

let others: OtherFiles;
beforeAll(async () => {
  others = await otherFiles(fixtureData);
});

// biome-ignore lint/suspicious/noExplicitAny: a test may give a draft any shape.
type AnyChange = Change<any>;

function changed(name: ContentName, change: AnyChange): unknown {
  const draft = JSON.parse(JSON.stringify(dataFiles[name]));
  applyChange(draft, change);
  return draft;
}

/** What is said about a form with a change. `files` are those that had a mistake before. */
const mistakes = (
  name: ContentName,
  change: AnyChange,
  { files = {}, ...known }: { files?: DataFiles } & Partial<OtherFiles> = {},
) => mistakesOf(name, changed(name, change), { ...dataFiles, ...files }, { ...others, ...known });

describe("the check of a save", () => {
  it.each(contentNames)("finds nothing in %s without a change", async (name) => {
    expect(await mistakes(name, () => {})).toEqual([]);
  });

  it("reports a mistake as the check of the data does", async () => {
    const change = { "rates[0].member": 900 };
    const copy = new DataCopy().change("pricing.json", (draft) => applyChange(draft, change));
    const { problems } = await checkData(copy.folder);
    copy.remove();
    const found = await mistakes("pricing", change);
    const words = (list: typeof found) =>
      list.map(({ file, field, message }) => [file, field, message]);
    expect(words(found)).toEqual(words(problems));
    expect(found).toMatchObject([{ file: "data/pricing.json", field: "rates[0].member" }]);
  });

  it("reports what the change breaks in other files", async () => {
    const found = await mistakes("rigs", ({ rigs }) => rigs.pop());
    expect(found).toContainEqual(
      expect.objectContaining({ file: "data/pricing.json", field: "rates[2].rig" }),
    );
  });

  it("does not report what was wrong in another file before, even if it cannot be read", async () => {
    const files = { faq: undefined, membership: changed("membership", { heading: 7 }) };
    expect(await mistakes("pricing", { heading: "Fees" }, { files })).toEqual([]);
  });

  it("reports what is wrong in the saved file, even if it was wrong before", async () => {
    const change = { "rates[0].nonMember": "RM8" };
    const files = { pricing: changed("pricing", change) };
    expect(await mistakes("pricing", change, { files })).toMatchObject([
      { field: "rates[0].nonMember" },
    ]);
  });

  it("knows which pages for a map exist", async () => {
    const change = { "map.embedUrl": "/our-map.html" };
    expect(await mistakes("site", change, { staticPaths: ["our-map.html"] })).toEqual([]);
    expect(await mistakes("site", change, { staticPaths: [] })).toMatchObject([
      { field: "map.embedUrl" },
    ]);
  });

  it("reports a photo that is too small, but none of which it does not know the size", async () => {
    const change = { "rigs[0].photo": "photos/rigs/added.jpg" };
    const small = { format: "jpeg", width: 300, height: 200, isWhole: true };
    expect(await mistakes("rigs", change)).toEqual([]);
    const pictures = { ...others.pictures, "photos/rigs/added.jpg": small };
    const found = await mistakes("rigs", change, { pictures });
    expect(found).toMatchObject([{ field: "rigs[0].photo" }]);
    expect(found[0]?.message).toContain("is only 300 px wide");
  });
});

describe("the placeholders beside a form", () => {
  it("are those of the data files, with their values", () => {
    expect(factsIn(dataFiles)).toEqual(facts);
  });

  it("are not listed while one of their files has a mistake, but while another has one", () => {
    expect(factsIn({ ...dataFiles, site: changed("site", { name: 7 }) })).toEqual({});
    expect(factsIn({ ...dataFiles, faq: { questions: "none" } })).toEqual(facts);
  });
});
