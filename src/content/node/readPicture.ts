import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Picture } from "../check/checkPhotos";
import { pictureFormat } from "../pictureFormat";
import { statFile } from "./statFile";

/** Cached by path, size and time of change, because develop checks the photos after every edit. */
const cache = new Map<string, Promise<Picture | null>>();

// It would keep what was decoded of each photo, in hundreds of megabytes.
sharp.cache(false);

/** Ends when the last picture has been read. Many large photos at the same time would fill the memory. */
let queue: Promise<unknown> = Promise.resolve();

/** In px. The smaller the result, the less memory. */
const DECODED_WIDTH = 500;

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
  return sharp(bytes)
    .resize(DECODED_WIDTH)
    .raw()
    .toBuffer()
    .then(
      () => picture,
      () => ({ ...picture, isWhole: false }),
    );
}

/** Reads only the beginning of a picture, which is enough for the form editor. To decode all pictures takes seconds. */
export async function measurePicture(bytes: Buffer): Promise<Picture | null> {
  const format = pictureFormat(bytes);
  if (!format) return null;
  return sharp(bytes)
    .metadata()
    .then(
      ({ autoOrient }) => ({ format, ...autoOrient, isWhole: true }),
      () => ({ format, width: 0, height: 0, isWhole: false }),
    );
}
