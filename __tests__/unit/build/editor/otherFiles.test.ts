import { readdirSync } from "node:fs";
import sharp from "sharp";
import { otherFiles } from "../../../../src/build/editor/otherFiles";
import { DataCopy, fixtureData } from "../../../support/unit/dataCopy";

let copy: DataCopy;
beforeEach(() => {
  copy = new DataCopy();
});
afterEach(() => copy.remove());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#120c2c" } });

describe("otherFiles", () => {
  it("lists all photos of the data folder with their sizes, and no other files", async () => {
    const photos = readdirSync(`${fixtureData}/photos`, { recursive: true })
      .map((path) => `photos/${path}`)
      .filter((path) => path.endsWith(".jpg"));
    const { pictures } = await otherFiles(fixtureData);
    expect(photos.length).toBeGreaterThan(0);
    expect(Object.keys(pictures).sort()).toEqual(photos.sort());
    for (const path of photos) {
      const { format, width, height } = await sharp(`${fixtureData}/${path}`).metadata();
      expect([path, pictures[path]]).toEqual([path, { format, width, height, isWhole: true }]);
    }
  });

  it("lists photos of each format and in each folder", async () => {
    copy.write("photos/a.png", await picture(30, 40).png().toBuffer());
    copy.write("photos/rigs/b.jpeg", await picture(50, 60).jpeg().toBuffer());
    expect((await otherFiles(copy.folder)).pictures).toMatchObject({
      "photos/a.png": { format: "png", width: 30, height: 40, isWhole: true },
      "photos/rigs/b.jpeg": { format: "jpeg", width: 50, height: 60, isWhole: true },
    });
  });

  it("sees a photo that has been replaced", async () => {
    const path = "photos/rigs/pinball.jpg";
    await otherFiles(copy.folder);
    copy.write(path, await picture(30, 40).jpeg().toBuffer());
    expect((await otherFiles(copy.folder)).pictures[path]).toMatchObject({ width: 30, height: 40 });
  });

  it("lists the files in static/, the folder beside the data", async () => {
    copy.write("../static/our-map.html", "");
    const { staticPaths } = await otherFiles(copy.folder);
    expect(staticPaths.sort()).toEqual(["map-placeholder.html", "our-map.html"]);
  });
});
