import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Content } from "../schema";
import type { FieldNote } from "../schema/fields";
import { type DataFolder, locate } from "./dataFolder";
import { namedFiles } from "./fileProblems";
import type { Problem } from "./problem";

type Picture = { format: string; width: number; height: number; isWhole: boolean };

/** Pictures that were read before, by path, size and time of change: develop checks at every edit. */
const readBefore = new Map<string, Picture | null>();

/** What is wrong with the photos that the valid data files name, as far as they exist. */
export async function photoProblems(
  folder: DataFolder,
  valid: Partial<Content>,
): Promise<Problem[]> {
  const photos = namedFiles(valid).filter(
    ({ note, file }) => note.kind === "photo" && folder.paths.includes(file),
  );
  const problems = await Promise.all(
    photos.map(async ({ name, path, file, note }) => {
      const message = photoMessage(await readPicture(join(folder.root, file)), note);
      return message ? [locate({ name, path, message: `data/${file} ${message}` }, folder)] : [];
    }),
  );
  return problems.flat();
}

function photoMessage(picture: Picture | null, { minWidth, exactSize }: FieldNote) {
  if (!picture) return "is not a picture. Export it from a photo program as JPEG.";
  const { format, width, height, isWhole } = picture;
  if (format !== "jpeg" && format !== "png") {
    return `is a picture of the kind ${format.toUpperCase()}, whatever its name. Export it from a photo program as JPEG.`;
  }
  if (!isWhole) return "ends too early, as after a broken copy. Copy it again.";
  if (exactSize && (width !== exactSize.width || height !== exactSize.height)) {
    return `is ${width} × ${height} px; expected ${exactSize.width} × ${exactSize.height} px. Crop it to that size.`;
  }
  if (minWidth && width < minWidth) {
    return `is ${width} px wide, too small for its place; expected at least ${minWidth} px. Take the photo's original.`;
  }
  return null;
}

async function readPicture(file: string): Promise<Picture | null> {
  const { mtimeMs, size } = await stat(file);
  const key = `${file} ${mtimeMs} ${size}`;
  if (!readBefore.has(key)) readBefore.set(key, await decodeHeader(file));
  return readBefore.get(key) ?? null;
}

async function decodeHeader(file: string): Promise<Picture | null> {
  const bytes = await readFile(file);
  try {
    const { format, width, height, orientation = 1 } = await sharp(bytes).metadata();
    // From 5 on, the camera was held upright: the sides are exchanged when the photo is shown.
    const [shownWidth, shownHeight] = orientation >= 5 ? [height, width] : [width, height];
    return { format, width: shownWidth, height: shownHeight, isWhole: hasEnd(bytes, format) };
  } catch {
    return null;
  }
}

/** Whether the format's end mark is there; some cameras write a few bytes after it. */
function hasEnd(bytes: Buffer, format: string): boolean {
  const endMark = format === "png" ? Buffer.from("IEND") : Buffer.from([0xff, 0xd9]);
  return bytes.lastIndexOf(endMark) > bytes.length * 0.9;
}
