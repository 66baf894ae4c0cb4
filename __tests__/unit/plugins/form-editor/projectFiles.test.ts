import { readProjectFiles } from "../../../../plugins/form-editor/node/projectFiles";
import { DataCopy } from "../../../support/unit/dataCopy";
import { card, photo } from "../../../support/unit/photos";

describe("the files that the form editor's check knows", () => {
  it("are the photos of the data folder with their current sizes, and the files in static/", async () => {
    const copy = new DataCopy();
    copy.write("photos/rigs/added.png", await photo(30, 40).png().toBuffer());
    await readProjectFiles(copy.folder);
    copy.write(card, await photo(50, 60).jpeg().toBuffer());
    const { pictures, staticPaths } = await readProjectFiles(copy.folder);
    expect(pictures).toMatchObject({
      [card]: { format: "jpeg", width: 50, height: 60, isWhole: true },
      "photos/rigs/added.png": { format: "png", width: 30, height: 40, isWhole: true },
    });
    expect(Object.keys(pictures).filter((path) => !/^photos\/.*\.(jpg|png)$/.test(path))).toEqual(
      [],
    );
    expect(staticPaths).toContain("map-placeholder.html");
  });
});
