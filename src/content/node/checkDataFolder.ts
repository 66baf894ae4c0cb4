import { join } from "node:path";
import type { CheckedFiles } from "../check/checkDataFiles";
import { checkWithPhotos } from "../check/checkPhotos";
import { byPlace } from "../mistake";
import { readDataFolder } from "./readDataFolder";
import { readPicture } from "./readPicture";
import { staticPictures } from "./staticPictures";

/** Reads and checks a data folder: its data files and their photos, and the pictures in `static/` beside it. */
export async function checkDataFolder(path: string): Promise<CheckedFiles> {
  const folder = readDataFolder(path);
  const checked = await checkWithPhotos(folder, (photo) => readPicture(join(path, photo)));
  const inStatic = await staticPictures(join(path, "../static"));
  return { ...checked, mistakes: [...checked.mistakes, ...inStatic].sort(byPlace) };
}
