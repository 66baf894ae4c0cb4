import { statSync } from "node:fs";
import sharp from "sharp";
import { ssim } from "ssim.js";
import type { PictureFile, PictureUse } from "./uses.mts";

const TRIED_QUALITIES = [40, 50, 60, 70, 80];

type Likeness = { bytes: number; dssim: number };

/** How the built files of a use differ from their photos, scaled to the same size without loss. */
export function compareWithSource({ name, files }: PictureUse) {
  return byFormat(files, async (format, ofFormat) => {
    const found: Likeness[] = [];
    for (const { file, source } of ofFormat) {
      const { width = 0, height = 0 } = await sharp(file).metadata();
      const original = await scaled(source, width, height);
      found.push({ bytes: statSync(file).size, dssim: await difference(original, sharp(file)) });
    }
    return [{ use: name, format, ...inWords(found) }];
  });
}

/** The same if the photos of a use were encoded with other qualities. */
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
        const dssim = await difference(original, sharp(encoded));
        found.push({ bytes: encoded.length, dssim });
      }
      rows.push({ use: name, format, quality, ...inWords(found) });
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

/** As gatsby-plugin-sharp does it: where rounding leaves part of a pixel, it is cut away. */
const scaled = (source: string, width: number, height: number) =>
  sharp(source)
    .resize(width, height, { fit: "cover", position: sharp.strategy.attention })
    .png()
    .toBuffer();

/** DSSIM, (1 - SSIM) / 2: 0 for the same picture. */
async function difference(original: Buffer, encoded: sharp.Sharp): Promise<number> {
  const [before, after] = await Promise.all([sharp(original), encoded].map(pixels));
  return (1 - ssim(before as ImageData, after as ImageData).mssim) / 2;
}

async function pixels(picture: sharp.Sharp) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

function inWords(found: readonly Likeness[]) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const differences = found.map(({ dssim }) => dssim);
  return {
    pictures: found.length,
    "mean bytes": Math.round(mean(found.map(({ bytes }) => bytes))),
    "mean DSSIM": mean(differences).toFixed(4),
    "worst DSSIM": Math.max(...differences).toFixed(4),
  };
}
