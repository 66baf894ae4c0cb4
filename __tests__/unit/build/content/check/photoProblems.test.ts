import sharp from "sharp";
import { DataCopy } from "../../../../support/unit/dataCopy";
import { messages } from "../../../../support/unit/mistakes";

let copy: DataCopy;
beforeEach(() => {
  copy = new DataCopy();
});
afterEach(() => copy.remove());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#120c2c" } });

const cardPhoto = "photos/rigs/pinball.jpg";

describe("the check of the photos", () => {
  it.each([
    ["is not a picture", () => Buffer.from("no picture"), "is not a picture"],
    [
      "is of another kind than its name says",
      () => photo(1000, 1250).webp().toBuffer(),
      "is a picture of the kind WEBP",
    ],
    [
      "is too small for its place",
      () => photo(300, 400).jpeg().toBuffer(),
      "is 300 px wide, too small for its place; expected at least 800 px",
    ],
    [
      "was copied in part",
      async () => (await photo(1000, 1250).jpeg().toBuffer()).subarray(0, 2000),
      "ends too early",
    ],
  ])("tells of a photo that %s", async (_what, picture, expected) => {
    copy.write(cardPhoto, await picture());
    expect(await messages(copy)).toEqual([
      expect.stringContaining(`data/${cardPhoto} ${expected}`),
    ]);
  });

  it("takes a photo that the camera took upright as it is shown", async () => {
    copy.write(
      cardPhoto,
      await photo(1250, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    expect(await messages(copy)).toEqual([expect.stringContaining("is 700 px wide")]);
  });

  it.each([
    ["as wide as its place", () => photo(800, 1000).png().toBuffer()],
    [
      "upside down, which keeps its width",
      () => photo(900, 700).withMetadata({ orientation: 4 }).jpeg().toBuffer(),
    ],
    [
      "with a few bytes after its end, as some cameras write them",
      async () => Buffer.concat([await photo(1000, 1250).jpeg().toBuffer(), Buffer.alloc(20)]),
    ],
  ])("accepts a photo %s", async (_what, picture) => {
    copy.write(cardPhoto, await picture());
    expect(await messages(copy)).toEqual([]);
  });

  it.each([
    ["a PNG", () => photo(1000, 1250).png().toBuffer()],
    [
      "a JPEG with a small picture of its own inside",
      async () => {
        const whole = await photo(1000, 1250).jpeg().toBuffer();
        const inside = Buffer.from([0xff, 0xe1, 0x00, 0x04, 0xff, 0xd9]);
        return Buffer.concat([whole.subarray(0, 2), inside, whole.subarray(2)]);
      },
    ],
  ])("tells of %s that was copied in part", async (_what, picture) => {
    const bytes = await picture();
    copy.write(cardPhoto, bytes.subarray(0, Math.min(2000, bytes.length - 12)));
    expect(await messages(copy)).toEqual([
      expect.stringContaining(`data/${cardPhoto} ends too early`),
    ]);
  });

  it("turns a photo by each of the camera's marks for upright", async () => {
    copy.write(
      cardPhoto,
      await photo(1250, 700).withMetadata({ orientation: 5 }).jpeg().toBuffer(),
    );
    expect(await messages(copy)).toEqual([expect.stringContaining("is 700 px wide")]);
  });

  it("reads a photo again that was replaced", async () => {
    copy.write(cardPhoto, "no picture");
    expect(await messages(copy)).toHaveLength(1);
    copy.write(cardPhoto, await photo(1000, 1250).jpeg().toBuffer());
    expect(await messages(copy)).toEqual([]);
  });

  it("wants the exact width of pictures that are shared", async () => {
    copy.write("photos/share-home.jpg", await photo(1000, 630).jpeg().toBuffer());
    expect(await messages(copy)).toEqual([
      expect.stringContaining("is 1000 × 630 px; expected 1200 × 630 px"),
    ]);
  });

  it("wants the exact height of pictures that are shared", async () => {
    copy.write("photos/share-home.jpg", await photo(1200, 600).jpeg().toBuffer());
    expect(await messages(copy)).toEqual([
      expect.stringContaining("is 1200 × 600 px; expected 1200 × 630 px"),
    ]);
  });
});
