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

describe("the check of photos", () => {
  it.each([
    ["is not a picture", () => Buffer.from("no picture"), "is not a photo"],
    [
      "has another format than its name says",
      () => photo(1000, 1250).webp().toBuffer(),
      "is a WEBP file",
    ],
    [
      "is too small for its place",
      () => photo(300, 400).jpeg().toBuffer(),
      "is only 300 px wide. Use a photo of at least 800 px.",
    ],
    [
      "is incomplete",
      async () => (await photo(1000, 1250).jpeg().toBuffer()).subarray(0, 2000),
      "is incomplete",
    ],
  ])("reports a photo that %s", async (_what, picture, expected) => {
    copy.write(cardPhoto, await picture());
    expect(await messages(copy)).toEqual([
      expect.stringContaining(`data/${cardPhoto} ${expected}`),
    ]);
  });

  it("reports a photo of another shape than the photo that it lies over", async () => {
    copy.change("rigs.json", ({ rigs }) => Object.assign(rigs[0], { lights: "photos/lights.jpg" }));
    copy.write(cardPhoto, await photo(800, 1000).jpeg().toBuffer());
    copy.write("photos/lights.jpg", await photo(400, 400).jpeg().toBuffer());
    expect(await messages(copy)).toEqual([
      expect.stringMatching(
        /^data\/rigs\.json:\d+:\d+ rigs\[0\]\.lights: data\/photos\/lights\.jpg is 400 × 400 px, but lies over data\/photos\/rigs\/pinball\.jpg with 800 × 1000 px\. Cut both to the same shape\.$/,
      ),
    ]);
  });

  it("accepts a smaller photo of the same shape, give or take a pixel", async () => {
    copy.change("rigs.json", ({ rigs }) => Object.assign(rigs[0], { lights: "photos/lights.jpg" }));
    copy.write(cardPhoto, await photo(801, 1000).jpeg().toBuffer());
    copy.write("photos/lights.jpg", await photo(400, 499).jpeg().toBuffer());
    expect(await messages(copy)).toEqual([]);
  });

  it("measures a photo with EXIF orientation 6 as it is shown", async () => {
    copy.write(
      cardPhoto,
      await photo(1250, 700).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    expect(await messages(copy)).toEqual([expect.stringContaining("is only 700 px wide")]);
  });

  it.each([
    ["of exactly the minimum width", () => photo(800, 1000).png().toBuffer()],
    [
      "that EXIF turns upside down",
      () => photo(900, 700).withMetadata({ orientation: 4 }).jpeg().toBuffer(),
    ],
    [
      "with a few bytes after its end",
      async () => Buffer.concat([await photo(1000, 1250).jpeg().toBuffer(), Buffer.alloc(20)]),
    ],
  ])("accepts a photo %s", async (_what, picture) => {
    copy.write(cardPhoto, await picture());
    expect(await messages(copy)).toEqual([]);
  });

  it.each([
    ["a PNG", () => photo(1000, 1250).png().toBuffer()],
    [
      "a JPEG with an embedded preview",
      async () => {
        const whole = await photo(1000, 1250).jpeg().toBuffer();
        const inside = Buffer.from([0xff, 0xe1, 0x00, 0x04, 0xff, 0xd9]);
        return Buffer.concat([whole.subarray(0, 2), inside, whole.subarray(2)]);
      },
    ],
  ])("reports %s that is incomplete", async (_what, picture) => {
    const bytes = await picture();
    copy.write(cardPhoto, bytes.subarray(0, Math.min(2000, bytes.length - 12)));
    expect(await messages(copy)).toEqual([
      expect.stringContaining(`data/${cardPhoto} is incomplete`),
    ]);
  });

  it("measures a photo with EXIF orientation 5 as it is shown", async () => {
    copy.write(
      cardPhoto,
      await photo(1250, 700).withMetadata({ orientation: 5 }).jpeg().toBuffer(),
    );
    expect(await messages(copy)).toEqual([expect.stringContaining("is only 700 px wide")]);
  });

  it("checks a replaced photo again", async () => {
    copy.write(cardPhoto, "no picture");
    expect(await messages(copy)).toHaveLength(1);
    copy.write(cardPhoto, await photo(1000, 1250).jpeg().toBuffer());
    expect(await messages(copy)).toEqual([]);
  });

  it("requires the exact width of share photos", async () => {
    copy.write("photos/share-home.jpg", await photo(1000, 630).jpeg().toBuffer());
    expect(await messages(copy)).toEqual([
      expect.stringContaining("is 1000 × 630 px. Save it with exactly 1200 × 630 px."),
    ]);
  });

  it("requires the exact height of share photos", async () => {
    copy.write("photos/share-home.jpg", await photo(1200, 600).jpeg().toBuffer());
    expect(await messages(copy)).toEqual([
      expect.stringContaining("is 1200 × 600 px. Save it with exactly 1200 × 630 px."),
    ]);
  });
});
