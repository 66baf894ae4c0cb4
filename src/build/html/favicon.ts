import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** In px. Browser tabs show 16 to 32. */
const SIZE = 48;

const HEADER_LENGTH = 22;

/** Writes `favicon.ico` from a drawing, for browsers and services that ask for it without reading the page. */
export async function writeFavicon(publicFolder: string, drawing: string): Promise<void> {
  const png = await sharp(drawing).resize(SIZE, SIZE).png().toBuffer();
  await writeFile(join(publicFolder, "favicon.ico"), Buffer.concat([icoHeader(png.length), png]));
}

/** The header of an ICO file with one PNG: https://en.wikipedia.org/wiki/ICO_(file_format) */
function icoHeader(length: number): Buffer {
  const header = Buffer.alloc(HEADER_LENGTH);
  header.writeUInt16LE(1, 2); // An icon, not a cursor.
  header.writeUInt16LE(1, 4); // The number of pictures.
  header.writeUInt8(SIZE, 6);
  header.writeUInt8(SIZE, 7);
  header.writeUInt16LE(1, 10); // Colour planes.
  header.writeUInt16LE(32, 12); // Bits per pixel.
  header.writeUInt32LE(length, 14);
  header.writeUInt32LE(HEADER_LENGTH, 18);
  return header;
}
