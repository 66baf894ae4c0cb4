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

/** The same of a logo, which is shown in a square. */
const MAX_LOGO_RATIO = 1.1;

/**
 * Returns null for a file that is not a photo, and undefined for one that cannot be looked at here, which is not checked.
 * @throws if the file cannot be read
 */
export type PictureReader = (path: string) => Promise<Picture | null | undefined>;

/** Checks the data files of a folder, and the photos and logos that they use. */
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
        const mistakeOf = note.kind === "logo" ? logoMistake : photoMistake;
        mistakes.push(...say(mistakeOf(picture, note, file)));
        warnings.push(...say(photoWarning(picture, note)));
      } catch (error) {
        mistakes.push(...say(unreadableMessage(error)));
      }
    }),
  );
  return { ...checked, used, mistakes: mistakes.sort(byPlace), warnings: warnings.sort(byPlace) };
}

function photoMistake(picture: Picture | null, { minWidth, exactSize }: FieldNote): string | null {
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

function logoMistake(
  picture: Picture | null,
  { minWidth = 0 }: FieldNote,
  file: string,
): string | null {
  if (!picture) return "is empty or not a picture. Replace it with an SVG or PNG file.";
  const { format, width, height, isWhole } = picture;
  if (format !== "svg" && format !== "png") {
    return `is a ${format.toUpperCase()} file, whatever its name ends with. Open it in a photo program and save it as PNG.`;
  }
  if (!file.toLowerCase().endsWith(format)) {
    return `is a ${format.toUpperCase()} file. Its name must end with .${format}. Rename it, and write the new name here.`;
  }
  if (!isWhole) {
    return "cannot be drawn, because it is damaged. Copy it again, or open it in the program that made it and save it again.";
  }
  if (ratioOf(picture) > MAX_LOGO_RATIO) {
    return `is ${width} × ${height} px, but is shown in a square. Use one that is as wide as it is high.`;
  }
  // A drawing has no size of its own.
  if (format === "png" && width < minWidth) {
    return `is only ${width} px wide. Use one of at least ${minWidth} px, or an SVG file.`;
  }
  return null;
}

const ratioOf = ({ width, height }: Picture) => Math.max(width / height, height / width);

/** Pages would show only a small part of a photo of such a shape. */
function photoWarning(picture: Picture | null, { kind }: FieldNote): string | null {
  if (!picture || kind !== "photo") return null;
  return ratioOf(picture) > MAX_RATIO
    ? `is ${picture.width} × ${picture.height} px, so the page shows a small part of it only. Use a photo of a more usual shape.`
    : null;
}
