import { join } from "node:path";
import sharp from "sharp";
import { listFiles } from "../../node/listFiles";
import type { Mistake } from "../mistake";

/** Finds pictures in the folder `static/`, which are published as they are, with notes of a camera, such as where it was. */
export async function staticPictures(folder: string): Promise<Mistake[]> {
  const mistakes = await Promise.all(
    listFiles(folder).map(async (path) => {
      const picture = sharp(join(folder, path)).metadata();
      const { exif, xmp, iptc } = await picture.catch(() => ({}) as sharp.Metadata);
      if (!exif && !xmp && !iptc) return [];
      const message =
        "visitors could read in this file what a camera or a program has noted, such as the place. Move it to data/photos/, or save it without metadata.";
      return [{ file: `static/${path}`, message }];
    }),
  );
  return mistakes.flat();
}
