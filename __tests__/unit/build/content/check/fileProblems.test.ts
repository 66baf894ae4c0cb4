import { mkdirSync, renameSync, rmSync } from "node:fs";
import { DataCopy } from "../../../../support/unit/dataCopy";
import { itReports, messages } from "../../../../support/unit/mistakes";

let copy: DataCopy;
beforeEach(() => {
  copy = new DataCopy();
});
afterEach(() => copy.remove());

const cardPhoto = "photos/rigs/pinball.jpg";

describe("the check of the files", () => {
  itReports([
    [
      "a photo that is not there",
      "rigs",
      { "rigs[0].photo": "photos/rigs/pinball-.jpg" },
      `there is no file data/photos/rigs/pinball-.jpg. Did you mean "${cardPhoto}"?`,
    ],
  ]);

  it("guesses no file where none has a similar name", async () => {
    copy.change("rigs.json", ({ rigs }) => {
      rigs[0].photo = "photos/an-orchestra.jpg";
    });
    expect(await messages(copy)).toEqual([
      "data/photos/rigs/pinball.jpg: no data file uses this file. Name it where it belongs, or remove it.",
      expect.stringMatching(
        /rigs\[0\]\.photo: there is no file data\/photos\/an-orchestra\.jpg\.$/,
      ),
    ]);
  });

  it("takes for a renamed file none that has its own name or lies in a folder", async () => {
    rmSync(copy.path("site.json"));
    copy.write("photos/sites.json", "{}");
    // rigs.json is as like site.json as a misspelt name is.
    expect(await messages(copy)).toEqual([
      "data/site.json: the file is missing. Bring its last version back.",
    ]);
  });

  it("asks for a drawing as for a photo", async () => {
    copy.change("site.json", (site) => {
      site.icon = "brand/mork.svg";
    });
    expect(await messages(copy)).toEqual([
      expect.stringMatching(
        / icon: there is no file data\/brand\/mork\.svg\. Did you mean "brand\/mark\.svg"\?$/,
      ),
    ]);
  });

  it("looks over what systems leave in a folder, and the description of the data", async () => {
    copy.write(".DS_Store", "x").write("photos/.hidden", "x").write("photos/Thumbs.db", "x");
    copy.write("Thumbs.db", "x").write("README.md", "x");
    expect(await messages(copy)).toEqual([]);
    copy.write("photos/notThumbs.db", "x").write("photos/Thumbs.db2", "x").write("a.txt", "x");
    expect((await messages(copy)).map((message) => message.split(":")[0])).toEqual([
      "data/a.txt",
      "data/photos/notThumbs.db",
      "data/photos/Thumbs.db2",
    ]);
  });

  it("tells upper from lower case in names of files, as the server does", async () => {
    renameSync(copy.path(cardPhoto), copy.path("photos/rigs/pinball.JPG"));
    expect(await messages(copy)).toEqual([
      expect.stringContaining("the file is called data/photos/rigs/pinball.JPG"),
    ]);
  });

  it("names a missing file, one that was renamed, a folder in its place, and files that nothing reads", async () => {
    renameSync(copy.path("faq.json"), copy.path("faqs.json"));
    rmSync(copy.path("home.json"));
    mkdirSync(copy.path("home.json"));
    rmSync(copy.path("about.json"));
    expect(await messages(copy)).toEqual([
      "data/about.json: the file is missing. Bring its last version back.",
      "data/faq.json: the file is missing; there is data/faqs.json. Rename it.",
      "data/home.json: expected a file, found a folder. Bring the file back.",
    ]);
    copy.remove();
    copy = new DataCopy().write("prices.json", "{}").write("photos/rigs/old.jpg", "x");
    expect(await messages(copy)).toEqual([
      expect.stringContaining("data/photos/rigs/old.jpg: no data file uses this file"),
      expect.stringContaining("data/prices.json: no data file uses this file"),
    ]);
  });
});
