import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import { hasEnd, type Picture } from "./photoProblems";

/** Cached by path, size and time of change, because develop checks the photos after every edit. */
const cache = new Map<string, Picture | null>();

/** Reads the header of a picture on the disk. */
export async function readPicture(file: string): Promise<Picture | null> {
  const { mtimeMs, size } = await stat(file);
  const key = `${file} ${mtimeMs} ${size}`;
  if (!cache.has(key)) cache.set(key, await decodeHeader(file));
  return cache.get(key) ?? null;
}

async function decodeHeader(file: string): Promise<Picture | null> {
  const bytes = await readFile(file);
  try {
    const { format, width, height, orientation = 1 } = await sharp(bytes).metadata();
    // Browsers rotate photos with an EXIF orientation of 5 to 8 by 90 degrees.
    const [shownWidth, shownHeight] = orientation >= 5 ? [height, width] : [width, height];
    return { format, width: shownWidth, height: shownHeight, isWhole: hasEnd(bytes, format) };
  } catch {
    return null;
  }
}
