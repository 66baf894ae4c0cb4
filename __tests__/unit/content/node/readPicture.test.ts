import fs from "node:fs";
import { readPicture } from "../../../../src/content/node/readPicture";
import { card, DataCopy, photo } from "../../../support/unit/folders";

afterEach(() => jest.restoreAllMocks());

describe("a picture", () => {
  it("is read once until it changes, even if it is asked for twice at the same time", async () => {
    const copy = new DataCopy();
    const path = copy.path(card);
    const read = jest.spyOn(fs.promises, "readFile");
    await Promise.all([readPicture(path), readPicture(path)]);
    // Other tests in the process may read other files.
    expect(read.mock.calls.filter(([file]) => file === path)).toHaveLength(1);
    copy.write(card, await photo(50, 60).jpeg().toBuffer());
    expect(await readPicture(path)).toMatchObject({ width: 50, height: 60 });
  });

  it("is read again if it could not be read", async () => {
    const copy = new DataCopy();
    jest.spyOn(fs.promises, "readFile").mockRejectedValueOnce(new Error("EACCES"));
    await expect(readPicture(copy.path(card))).rejects.toThrow("EACCES");
    expect(await readPicture(copy.path(card))).toMatchObject({ format: "jpeg" });
  });
});
