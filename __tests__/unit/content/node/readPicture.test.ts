import fs from "node:fs";
import { setTimeout } from "node:timers/promises";
import { readPicture } from "../../../../src/content/node/readPicture";
import { DataCopy } from "../../../support/unit/dataCopy";
import { card, photo } from "../../../support/unit/photos";

afterEach(() => jest.restoreAllMocks());

/** Counts the files that are read, and those that are in memory at the same time. */
function watchReads() {
  const reads = { all: 0, atOnce: 0, open: 0 };
  const { readFile } = fs.promises;
  jest.spyOn(fs.promises, "readFile").mockImplementation(async (file, options) => {
    reads.all += 1;
    reads.open += 1;
    reads.atOnce = Math.max(reads.atOnce, reads.open);
    await setTimeout(5);
    reads.open -= 1;
    return readFile(file, options);
  });
  return reads;
}

describe("readPicture", () => {
  it("reads a file once until it changes, even if it is asked for twice at the same time", async () => {
    const copy = new DataCopy();
    const reads = watchReads();
    const path = copy.path(card);
    await Promise.all([readPicture(path), readPicture(path)]);
    await readPicture(path);
    expect(reads.all).toBe(1);
    copy.write(card, await photo(50, 60).jpeg().toBuffer());
    expect(await readPicture(path)).toMatchObject({ width: 50, height: 60 });
    expect(reads.all).toBe(2);
  });

  it("has one file in memory at a time, because photos are large", async () => {
    const copy = new DataCopy();
    const reads = watchReads();
    const names = Array.from({ length: 8 }, (_, index) => `photos/${index}.jpg`);
    const bytes = await photo(50, 60).jpeg().toBuffer();
    await Promise.all(names.map((name) => readPicture(copy.write(name, bytes).path(name))));
    expect(reads).toMatchObject({ all: 8, atOnce: 1 });
  });

  it("reads a file again that it could not read", async () => {
    const copy = new DataCopy();
    jest.spyOn(fs.promises, "readFile").mockRejectedValueOnce(new Error("EACCES"));
    await expect(readPicture(copy.path(card))).rejects.toThrow("EACCES");
    expect(await readPicture(copy.path(card))).toMatchObject({ format: "jpeg" });
  });
});
