import { mkdirSync, renameSync, rmSync } from "node:fs";
import { type UsedFile, unusableNames } from "../../../../../src/build/content/check/fileProblems";
import { formatProblem } from "../../../../../src/build/content/check/problem";
import { checkData } from "../../../../../src/build/content/loadContent";
import { DataCopy } from "../../../../support/unit/dataCopy";
import { itReports, messages } from "../../../../support/unit/mistakes";

let copy: DataCopy;
beforeEach(() => {
  copy = new DataCopy();
});
afterEach(() => copy.remove());

const cardPhoto = "photos/rigs/pinball.jpg";

const warnings = async () => (await checkData(copy.folder)).warnings.map(formatProblem);

describe("the check of files", () => {
  itReports([
    [
      "a photo that does not exist",
      "rigs",
      { "rigs[0].photo": "photos/rigs/pinball-.jpg" },
      `there is no file data/photos/rigs/pinball-.jpg. Did you mean "${cardPhoto}"?`,
    ],
  ]);

  it("suggests no file if none has a similar name", async () => {
    copy.change("rigs.json", ({ rigs }) => {
      rigs[0].photo = "photos/an-orchestra.jpg";
    });
    expect(await messages(copy)).toEqual([
      expect.stringMatching(
        /rigs\[0\]\.photo: there is no file data\/photos\/an-orchestra\.jpg\. Add it, or write the path of another file\.$/,
      ),
    ]);
  });

  it("reports a drawing that does not exist", async () => {
    copy.change("site.json", (site) => {
      site.icon = "brand/mork.svg";
    });
    expect(await messages(copy)).toEqual([
      expect.stringMatching(
        / icon: there is no file data\/brand\/mork\.svg\. Did you mean "brand\/mark\.svg"\?$/,
      ),
    ]);
  });

  it("ignores the guide and files that operating systems create", async () => {
    copy.write(".DS_Store", "x").write("photos/.hidden", "x").write("photos/Thumbs.db", "x");
    copy.write("Thumbs.db", "x").write("README.md", "x").write("fields.md", "x");
    expect(await messages(copy)).toEqual([]);
    expect(await warnings()).toEqual([]);
    copy.write("photos/notThumbs.db", "x").write("photos/Thumbs.db2", "x").write("a.txt", "x");
    expect(await messages(copy)).toEqual([expect.stringMatching(/^data\/a\.txt: /)]);
    expect((await warnings()).map((message) => message.split(":")[0])).toEqual([
      "data/photos/notThumbs.db",
      "data/photos/Thumbs.db2",
    ]);
  });

  it("warns about photos and drawings that no data file uses", async () => {
    copy.write("photos/rigs/old.jpg", "x").write("brand/old.svg", "x");
    expect(await messages(copy)).toEqual([]);
    const advice = "no data file uses this file. Write its path in a data file, or delete it.";
    expect(await warnings()).toEqual([
      `data/brand/old.svg: ${advice}`,
      `data/photos/rigs/old.jpg: ${advice}`,
    ]);
  });

  it("does not warn about unused photos while a data file has a mistake, because it may use them", async () => {
    copy.write("photos/rigs/old.jpg", "x").write("faq.json", "{}");
    expect(await warnings()).toEqual([]);
  });

  it("distinguishes capital and small letters in file names, as web servers do", async () => {
    renameSync(copy.path(cardPhoto), copy.path("photos/rigs/Pinball.jpg"));
    expect(await messages(copy)).toEqual([
      expect.stringContaining(
        `there is no file data/${cardPhoto}. Did you mean "photos/rigs/Pinball.jpg"?`,
      ),
    ]);
  });

  it("reports missing files, and folders in place of files", async () => {
    rmSync(copy.path("home.json"));
    mkdirSync(copy.path("home.json"));
    rmSync(copy.path("about.json"));
    expect(await messages(copy)).toEqual([
      "data/about.json: there is no file of this name. Restore its last version, or its name.",
      "data/home.json: there is no file of this name. Restore its last version, or its name.",
    ]);
  });

  it.each(["prices.json", "pricing - Copy.json"])(
    "reports %s, which the site does not read",
    async (name) => {
      copy.write(name, "{}");
      expect(await messages(copy)).toEqual([
        `data/${name}: the site does not read this file. If it is a copy, move what you need into the original. Then delete this file.`,
      ]);
    },
  );

  const nameCardPhoto = (name: string) => {
    renameSync(copy.path(cardPhoto), copy.path(`photos/${name}.jpg`));
    return copy.change("rigs.json", ({ rigs }) => {
      rigs[0].photo = `photos/${name}.jpg`;
    });
  };

  it.each([...'%#?\\:*"<>|', "\t"])("does not accept %j in the name of a photo", (character) => {
    const file = `photos/half${character}price.jpg`;
    const used: Partial<UsedFile> = { name: "rigs", path: ["photo"], file };
    expect(unusableNames([used as UsedFile], [file])).toEqual([
      expect.objectContaining({
        message: expect.stringContaining(`contains ${JSON.stringify(character)},`),
      }),
    ]);
  });

  it("suggests a name without such characters", async () => {
    expect(await messages(nameCardPhoto("50% off #1"))).toEqual([
      expect.stringContaining('Rename the file, and write it like this: "photos/50- off -1.jpg"'),
    ]);
  });

  it("accepts photos whose names have spaces and other letters and signs", async () => {
    expect(await messages(nameCardPhoto("Café & 照片 (1), 'new' + [2] 🎮"))).toEqual([]);
  });
});
