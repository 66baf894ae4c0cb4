import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Picture } from "../check/photoMistakes";
import { isWhole, pictureFormat } from "../pictureFormat";
import { statFile } from "./listFiles";

/** Cached by path, size and time of change, because develop checks the photos after every edit. */
const cache = new Map<string, Promise<Picture | null>>();

// It would keep what was decoded of each photo, in hundreds of megabytes.
sharp.cache(false);

/** Ends when the last picture has been read. Many large photos at the same time would fill the memory. */
let queue: Promise<unknown> = Promise.resolve();

/** In px, the width of most photos on a phone. */
const MEASURED_WIDTH = 540;

/** Of WebP, with which a photo needs about as many bits as with the AVIF of the site, and a tenth of the time. */
const MEASURED_QUALITY = 52;

/** Reads a picture on the disk. @throws if the file cannot be read */
export async function readPicture(file: string): Promise<Picture | null> {
  const { mtimeMs, size } = statFile(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const picture = queue.then(() => decode(file));
  cache.set(key, picture);
  queue = picture.catch(() => cache.delete(key));
  return picture;
}

async function decode(file: string): Promise<Picture | null> {
  const bytes = await readFile(file);
  const picture = await measurePicture(bytes);
  if (!picture?.isWhole) return picture;
  return bitsPerPixel(bytes).then(
    (bits) => ({ ...picture, bitsPerPixel: bits }),
    () => ({ ...picture, isWhole: false }),
  );
}

/** Returns what the form editor checks. Does not look at each pixel, which takes most of the time. */
export async function measurePicture(bytes: Buffer): Promise<Picture | null> {
  const format = pictureFormat(bytes);
  if (!format) return null;
  return sharp(bytes)
    .metadata()
    .then(
      ({ autoOrient }) => ({ format, ...autoOrient, isWhole: isWhole(bytes) }),
      () => ({ format, width: 0, height: 0, isWhole: false }),
    );
}

async function bitsPerPixel(bytes: Buffer): Promise<number> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize(MEASURED_WIDTH)
    .webp({ quality: MEASURED_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return (8 * data.length) / (info.width * info.height);
}
