import { byPlace } from "../mistake";
import { type CheckedFiles, checkDataFiles } from "./checkDataFiles";
import { checkPhotos, type PictureReader } from "./checkPhotos";
import type { DataFolder } from "./dataFolder";

/** Checks the data files of a folder, and the photos that they use. */
export async function checkWithPhotos(
  folder: DataFolder,
  readPicture: PictureReader,
): Promise<CheckedFiles> {
  const { valid, mistakes, warnings } = checkDataFiles(folder);
  const photos = await checkPhotos(folder, valid, readPicture);
  return {
    valid,
    mistakes: [...mistakes, ...photos.mistakes].sort(byPlace),
    warnings: [...warnings, ...photos.warnings].sort(byPlace),
  };
}
