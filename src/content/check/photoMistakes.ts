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
  /** Whether no part is missing. Outside the form editor, also whether all of it can be decoded or drawn. */
  isWhole: boolean;
};

/** The longer side of a photo, relative to the other. The frames on the pages have less than half of this. */
const MAX_RATIO = 4;

/** Returns null for a file that is not a photo. @throws if the file cannot be read */
type PictureReader = (path: string) => Promise<Picture | null>;

/** Checks the photos and drawings that the valid data files use. */
export const photoMistakes = (
  folder: DataFolder,
  valid: Partial<Content>,
  readPicture: PictureReader,
): Promise<Mistake[]> =>
  aboutPhotos(folder, valid, ({ file, note }) =>
    readPicture(file).then((picture) => photoMessage(picture, note), unreadableMessage),
  );

/** Warns about photos of which pages would show a small part only. */
export const photoWarnings = (
  folder: DataFolder,
  valid: Partial<Content>,
  readPicture: PictureReader,
): Promise<Mistake[]> =>
  aboutPhotos(folder, valid, async ({ file, note }) => {
    const { width = 1, height = 1 } = (await readPicture(file).catch(() => null)) ?? {};
    const ratio = Math.max(width / height, height / width);
    return note.kind === "photo" && ratio > MAX_RATIO
      ? `is ${width} × ${height} px, so the page shows a small part of it only. Use a photo of a more usual shape.`
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
  if (kind === "drawing") return drawingMessage(picture);
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

function drawingMessage(picture: Picture | null): string | null {
  if (!picture) return "is empty or not a drawing. Replace it with a file in the format SVG.";
  if (picture.format !== "svg") return "is a photo. Use a drawing in the format SVG.";
  return picture.isWhole
    ? null
    : "cannot be drawn, because it is damaged. Open it in a drawing program and save it as SVG again.";
}
