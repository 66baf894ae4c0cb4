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

  it("wants the exact size of pictures that are shared", async () => {
    copy.write("photos/share-home.jpg", await photo(1200, 600).jpeg().toBuffer());
    expect(await messages(copy)).toEqual([
      expect.stringContaining("is 1200 × 600 px; expected 1200 × 630 px"),
    ]);
  });
});
