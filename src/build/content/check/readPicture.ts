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
    const { format, autoOrient } = await sharp(bytes).metadata();
    return { format, ...autoOrient, isWhole: hasEnd(bytes, format) };
  } catch {
    return null;
  }
}
