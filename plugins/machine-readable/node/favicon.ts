import { join } from "node:path";
import sharp from "sharp";

/** In px. Browser tabs show 16 to 32. */
const SIZE = 48;

/**
 * Writes `favicon.ico` from a drawing, for browsers and services that ask for it without reading the page. It is a PNG:
 * browsers look into the file, not at its name.
 */
export async function writeFavicon(publicFolder: string, drawing: string): Promise<void> {
  await sharp(drawing).resize(SIZE, SIZE).png().toFile(join(publicFolder, "favicon.ico"));
}
