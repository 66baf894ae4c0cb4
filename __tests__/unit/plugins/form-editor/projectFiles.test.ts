import { readProjectFiles } from "../../../../plugins/form-editor/node/projectFiles";
import { sendFiles } from "../../../../plugins/form-editor/node/serveEditor";
import { card, DataCopy, photo } from "../../../support/unit/folders";

describe("the files that the form editor's check knows", () => {
  it("are the photos of the data folder with their sizes, and the files in static/", async () => {
    const copy = new DataCopy();
    copy.write("photos/rigs/added.png", await photo(30, 40).png().toBuffer());
    copy.write(card, await photo(50, 60).jpeg().toBuffer());
    const { pictures, staticPaths } = await readProjectFiles(copy.folder);
    expect(pictures).toMatchObject({
      [card]: { format: "jpeg", width: 50, height: 60, isWhole: true },
      "photos/rigs/added.png": { format: "png", width: 30, height: 40, isWhole: true },
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
