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
  /** Whether no part is missing and, outside the form editor, none is damaged. */
  isWhole: boolean;
  /** About as the site will publish it. Not measured in the form editor. */
  bitsPerPixel?: number;
};

/** A photo that needs more loads slowly. Photos of regular sharpness and noise need less. */
const MAX_BITS_PER_PIXEL = 1;

/** Returns null for a file that is not a photo. @throws if the file cannot be read */
type PictureReader = (path: string) => Promise<Picture | null>;

/** Checks the photos that the valid data files use, and that no drawing is one: it is published as it is. */
export const photoMistakes = (
  folder: DataFolder,
  valid: Partial<Content>,
  readPicture: PictureReader,
): Promise<Mistake[]> =>
  aboutPhotos(folder, valid, ({ file, note }) =>
    readPicture(file).then((picture) => photoMessage(picture, note), unreadableMessage),
  );

/** Warns about photos that load slowly. */
export const photoWarnings = (
  folder: DataFolder,
  valid: Partial<Content>,
  readPicture: PictureReader,
): Promise<Mistake[]> =>
  aboutPhotos(folder, valid, async ({ file }) => {
    const { bitsPerPixel = 0 } = (await readPicture(file).catch(() => null)) ?? {};
    return bitsPerPixel > MAX_BITS_PER_PIXEL
      ? "has much noise or many small details, so it loads slowly on phones. Use a calmer photo, if you have one."
      : null;
  });

/** Missing photos are left to `pathMistakes`. */
async function aboutPhotos(
  folder: DataFolder,
  valid: Partial<Content>,
  find: (photo: UsedFile) => Promise<string | null>,
): Promise<Mistake[]> {
  const mistakes = await Promise.all(
    usedFiles(valid).map(async (photo) => {
      const { name, path, file } = photo;
      if (!folder.paths.includes(file)) return [];
      const words = await find(photo);
      return words ? [locate({ name, path, message: `data/${file} ${words}` }, folder)] : [];
    }),
  );
  return mistakes.flat();
}

function photoMessage(
  picture: Picture | null,
  { kind, minWidth, exactSize }: FieldNote,
): string | null {
  if (kind === "drawing") return picture && "is a photo. Use a drawing in the format SVG.";
  if (!picture) return "is empty or not a photo. Replace it with a JPEG or PNG file.";
  const { format, width, height, isWhole } = picture;
  if (format !== "jpeg" && format !== "png") {
    return `is a ${format.toUpperCase()} file, whatever its name ends with. Open it in a photo program and save it as JPEG.`;
  }
  if (!isWhole) {
    return "is damaged or incomplete. Copy the photo again, or open it in a photo program and save it as JPEG.";
  }
  if (exactSize && (width !== exactSize.width || height !== exactSize.height)) {
    return `is ${width} × ${height} px. Save it with exactly ${exactSize.width} × ${exactSize.height} px.`;
  }
  if (minWidth && width < minWidth) {
    return `is only ${width} px wide. Use a photo of at least ${minWidth} px.`;
  }
  return null;
}
