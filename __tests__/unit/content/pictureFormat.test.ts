import sharp from "sharp";
import { isWhole, pictureFormat } from "../../../src/content/pictureFormat";

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#120c2c" } });

describe("the format of a picture", () => {
  it.each(["jpeg", "png", "gif", "webp", "avif"] as const)("is %s by its bytes", async (format) => {
    expect(pictureFormat(await picture.clone().toFormat(format).toBuffer())).toBe(format);
  });

  it("is HEIC in photos of an iPhone", () => {
    const box = Buffer.from(["\0\0\0$", "ftyp", "heic"].join(""), "latin1");
    expect(pictureFormat(box)).toBe("heic");
  });

  it.each(["", "no picture", "<svg>"])("is none for %j", (text) => {
    expect(pictureFormat(Buffer.from(text))).toBeUndefined();
  });
});

it.each(["jpeg", "png"] as const)("a %s is whole if its end is there", async (format) => {
  const bytes = await picture.clone().toFormat(format).toBuffer();
  expect(isWhole(bytes)).toBe(true);
  expect(isWhole(bytes.subarray(0, -12))).toBe(false);
});
