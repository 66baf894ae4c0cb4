import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { SiteCopy } from "../../__tests__/support/site/siteCopy";

/**
 * Adds photos to a copy of the site. Each has its own colour, because Gatsby processes identical files only
 * once. Returns the paths relative to `data/`.
 */
export async function addPhotos(copy: SiteCopy, folder: string, count: number): Promise<string[]> {
  const paths = Array.from({ length: count }, (_, index) => `photos/${folder}/added-${index}.jpg`);
  for (const [index, path] of paths.entries()) {
    const background = { r: 40 + 4 * (index % 50), g: 30 + Math.floor(index / 50), b: 94 };
    const picture = sharp({ create: { width: 2000, height: 1333, channels: 3, background } });
    await writeFile(copy.path(`data/${path}`), await picture.jpeg().toBuffer());
  }
  return paths;
}
