import { byPlace, unreadableMessage } from "../mistake";
import type { FieldNote } from "../schema/field";
import { type CheckedFiles, checkDataFiles } from "./checkDataFiles";
import { type DataFolder, locate } from "./dataFolder";

/** The size is in px, as browsers show the picture. */
export type Picture = {
  format: string;
  width: number;
  height: number;
  /** Whether it can be decoded or drawn. */
  isWhole: boolean;
};

/** The longer side of a photo, relative to the other. The frames on the pages have less than half of this. */
const MAX_RATIO = 4;

/**
 * Returns null for a file that is not a photo, and undefined for one that cannot be looked at here, which is not checked.
 * @throws if the file cannot be read
 */
export type PictureReader = (path: string) => Promise<Picture | null | undefined>;

/** Checks the data files of a folder, and the photos and drawings that they use. */
export async function checkWithPhotos(
  folder: DataFolder,
  readPicture: PictureReader,
): Promise<CheckedFiles> {
  const { mistakes, warnings, used, ...checked } = checkDataFiles(folder);
  // `checkDataFiles` reports those that are missing.
  const there = used.filter(({ file }) => folder.paths.includes(file));
  await Promise.all(
    there.map(async ({ name, path, file, note }) => {
      const say = (words: string | null) =>
        words ? [locate({ name, path, message: `data/${file} ${words}` }, folder)] : [];
      try {
        const picture = await readPicture(file);
        if (picture === undefined) return;
        mistakes.push(...say(photoMistake(picture, note)));
        warnings.push(...say(photoWarning(picture, note)));
      } catch (error) {
        mistakes.push(...say(unreadableMessage(error)));
      }
    }),
  );
  return { ...checked, used, mistakes: mistakes.sort(byPlace), warnings: warnings.sort(byPlace) };
}

function photoMistake(
  picture: Picture | null,
  { kind, minWidth, exactSize }: FieldNote,
): string | null {
  if (kind === "drawing") return drawingMistake(picture);
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

function drawingMistake(picture: Picture | null): string | null {
  if (!picture) return "is empty or not a drawing. Replace it with a file in the format SVG.";
  if (picture.format !== "svg") return "is a photo. Use a drawing in the format SVG.";
  return picture.isWhole
    ? null
    : "cannot be drawn, because it is damaged. Open it in a drawing program and save it as SVG again.";
}

/** Pages would show only a small part of a photo of such a shape. */
function photoWarning(picture: Picture | null, { kind }: FieldNote): string | null {
  if (!picture || kind !== "photo") return null;
  const { width, height } = picture;
  return Math.max(width / height, height / width) > MAX_RATIO
    ? `is ${width} × ${height} px, so the page shows a small part of it only. Use a photo of a more usual shape.`
    : null;
}
