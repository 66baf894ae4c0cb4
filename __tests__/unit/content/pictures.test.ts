import fs from "node:fs";
import { readPicture } from "../../../src/content/node/readPicture";
import { pictureFormat } from "../../../src/content/pictureFormat";
import { card, DataCopy, photo } from "../../support/unit/folders";

describe("the format of a picture", () => {
  it.each(["jpeg", "png", "gif", "webp", "avif"] as const)("is %s by its bytes", async (format) => {
    expect(pictureFormat(await photo(8, 8).toFormat(format).toBuffer())).toBe(format);
  });

  it("is HEIC in photos of an iPhone", () => {
    const box = Buffer.from(["\0\0\0$", "ftyp", "heic"].join(""), "latin1");
    expect(pictureFormat(box)).toBe("heic");
  });

  it.each([
    "<svg>",
    "\uFEFF<?xml version='1.0'?>\n<!-- a --><!DOCTYPE svg [<!ENTITY b '>'>]><svg a='b'>",
  ])("is svg for %j", (text) => {
    expect(pictureFormat(Buffer.from(text))).toBe("svg");
  });

  it.each(["", "no picture", "<p><svg>", "<svgs>"])("is none for %j", (text) => {
    expect(pictureFormat(Buffer.from(text))).toBeUndefined();
  });
});

describe("a picture", () => {
  afterEach(() => jest.restoreAllMocks());

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
