import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import type { Picture } from "../check/photoMistakes";

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
    const { format, autoOrient } = await sharp(bytes).metadata();
    // Some cameras write a few bytes after the format's end mark.
    const tail = bytes.subarray(Math.floor(bytes.length * 0.9));
    const isWhole = tail.includes(format === "png" ? "IEND" : Buffer.from([0xff, 0xd9]));
    return { format, ...autoOrient, isWhole };
  } catch {
    return null;
  }
}
