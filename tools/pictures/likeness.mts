import { statSync } from "node:fs";
import sharp from "sharp";
import { ssim } from "ssim.js";
import type { PictureFile, PictureUse } from "./uses.mts";

const TRIED_QUALITIES = [40, 50, 60, 70, 80];

type Likeness = { bytes: number; dssim: number };

/** Compares the built files with their photos, which are scaled losslessly to the same size. */
export function compareWithSource({ name, files }: PictureUse) {
  return byFormat(files, async (format, ofFormat) => {
    const found: Likeness[] = [];
    for (const { file, source } of ofFormat) {
      const { width = 0, height = 0 } = await sharp(file).metadata();
      const original = await scaled(source, width, height);
      found.push({ bytes: statSync(file).size, dssim: await dssimOf(original, sharp(file)) });
    }
    return [{ use: name, format, ...summarise(found) }];
  });
}

export function compareQualities({ name, files }: PictureUse) {
  return byFormat(files, async (format, ofFormat) => {
    const rows = [];
    for (const quality of TRIED_QUALITIES) {
      const found: Likeness[] = [];
      for (const { file, source } of ofFormat) {
        const { width = 0, height = 0 } = await sharp(file).metadata();
        const original = await scaled(source, width, height);
        const encoded = await sharp(original)
          .toFormat(format as "avif" | "webp", { quality })
          .toBuffer();
        const dssim = await dssimOf(original, sharp(encoded));
        found.push({ bytes: encoded.length, dssim });
      }
      rows.push({ use: name, format, quality, ...summarise(found) });
    }
    return rows;
  });
}

async function byFormat<Row>(
  files: readonly PictureFile[],
  rowsOf: (format: string, files: PictureFile[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const format of new Set(files.map((file) => file.format))) {
    rows.push(
      ...(await rowsOf(
        format,
        files.filter((file) => file.format === format),
      )),
    );
  }
  return rows;
}

/** Resizes like gatsby-plugin-sharp, which crops fractions of a pixel. */
const scaled = (source: string, width: number, height: number) =>
  sharp(source)
    .resize(width, height, { fit: "cover", position: sharp.strategy.attention })
    .png()
    .toBuffer();

/** (1 - SSIM) / 2, which is 0 for identical pictures. */
async function dssimOf(original: Buffer, encoded: sharp.Sharp): Promise<number> {
  const [before, after] = await Promise.all([sharp(original), encoded].map(pixels));
  return (1 - ssim(before as ImageData, after as ImageData).mssim) / 2;
}

async function pixels(picture: sharp.Sharp) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

function summarise(found: readonly Likeness[]) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const differences = found.map(({ dssim }) => dssim);
  return {
    pictures: found.length,
    "mean bytes": Math.round(mean(found.map(({ bytes }) => bytes))),
    "mean DSSIM": mean(differences).toFixed(4),
    "worst DSSIM": Math.max(...differences).toFixed(4),
  };
}
