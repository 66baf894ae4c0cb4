import { type Mistake, unreadableMessage } from "../mistake";
import type { Content } from "../schema";
import type { FieldNote } from "../schema/fieldNotes";
import { type DataFolder, locate } from "./dataFolder";
import { type UsedFile, usedFiles } from "./fileMistakes";

/** The size is in px, as browsers show the picture. */
export type Picture = {
  format: string;
  width: number;
  height: number;
  isWhole: boolean;
  /** About as the site will publish it. Not measured in the form editor. */
  bitsPerPixel?: number;
};

/** A photo that needs more loads slowly. Photos of regular sharpness and noise need less. */
const MAX_BITS_PER_PIXEL = 1;

/** Returns null for a file that is not a picture. @throws if the file cannot be read */
type PictureReader = (path: string) => Promise<Picture | null>;

/** Checks the photos that the valid data files use. Missing photos are left to `missingFiles`. */
export async function photoMistakes(
  folder: DataFolder,
  valid: Partial<Content>,
  readPicture: PictureReader,
): Promise<Mistake[]> {
  const photos = existingPhotos(folder, valid);
  const mistakes = await Promise.all(
    photos.map(async ({ name, path, file, note }) => {
      const message = await readPicture(file).then(
        (picture) => photoMessage(picture, note),
        unreadableMessage,
      );
      return message ? [locate({ name, path, message: `data/${file} ${message}` }, folder)] : [];
    }),
  );
  return mistakes.flat();
}

/** Warns about photos that load slowly. */
export async function photoWarnings(
  folder: DataFolder,
  valid: Partial<Content>,
  readPicture: PictureReader,
): Promise<Mistake[]> {
  const warnings = await Promise.all(
    existingPhotos(folder, valid).map(async ({ name, path, file }) => {
      const { bitsPerPixel = 0 } = (await readPicture(file).catch(() => null)) ?? {};
      if (bitsPerPixel <= MAX_BITS_PER_PIXEL) return [];
      const message = `data/${file} has much noise or many small details, so it loads slowly on phones. Use a calmer photo, if you have one.`;
      return [locate({ name, path, message }, folder)];
    }),
  );
  return warnings.flat();
}

function existingPhotos({ paths }: DataFolder, valid: Partial<Content>): UsedFile[] {
  return usedFiles(valid).filter(({ note, file }) => note.kind === "photo" && paths.includes(file));
}

function photoMessage(picture: Picture | null, { minWidth, exactSize }: FieldNote) {
  if (!picture) return "is not a photo. Replace it with a JPEG or PNG file.";
  const { format, width, height, isWhole } = picture;
  if (format !== "jpeg" && format !== "png") {
    return `is a ${format.toUpperCase()} file, whatever its name ends with. Open it in a photo program and save it as JPEG.`;
  }
  if (!isWhole) return "is incomplete: its end is missing. Copy the photo again.";
  if (exactSize && (width !== exactSize.width || height !== exactSize.height)) {
    return `is ${width} × ${height} px. Save it with exactly ${exactSize.width} × ${exactSize.height} px.`;
  }
  if (minWidth && width < minWidth) {
    return `is only ${width} px wide. Use a photo of at least ${minWidth} px.`;
  }
  return null;
}
