import { join } from "node:path";
import { type CheckedFiles, checkDataFiles } from "../check/checkDataFiles";
import type { DataFolder } from "../check/dataFolder";
import { photoMistakes, photoWarnings } from "../check/photoMistakes";
import { byPlace } from "../mistake";
import { readDataFolder } from "./readDataFolder";
import { readPicture } from "./readPicture";
import { staticPictures } from "./staticPictures";

export type CheckedFolder = CheckedFiles & { folder: DataFolder };

/** Reads and checks a data folder: its data files and their photos. */
export async function checkDataFolder(path: string): Promise<CheckedFolder> {
  const folder = readDataFolder(path);
  const { valid, mistakes, warnings } = checkDataFiles(folder);
  const read = (photo: string) => readPicture(join(folder.root, photo));
  const inPhotos = await photoMistakes(folder, valid, read);
  const slowPhotos = await photoWarnings(folder, valid, read);
  const inStatic = await staticPictures(folder);
  return {
    folder,
    valid,
    mistakes: [...mistakes, ...inPhotos, ...inStatic].sort(byPlace),
    warnings: [...warnings, ...slowPhotos].sort(byPlace),
  };
}
