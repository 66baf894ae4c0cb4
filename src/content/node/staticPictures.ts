import { join } from "node:path";
import sharp from "sharp";
import type { DataFolder } from "../check/dataFolder";
import type { Mistake } from "../mistake";

/** Finds pictures in `static/`, which are published as they are, with notes of a camera, such as where it was. */
export async function staticPictures({ root, staticPaths }: DataFolder): Promise<Mistake[]> {
  const mistakes = await Promise.all(
    staticPaths.map(async (path) => {
      const picture = sharp(join(root, "../static", path)).metadata();
      const { exif, xmp, iptc } = await picture.catch(() => ({}) as sharp.Metadata);
      if (!exif && !xmp && !iptc) return [];
      const message =
        "visitors could read in this file what a camera or a program has noted, such as the place. Move it to data/photos/, or save it without metadata.";
      return [{ file: `static/${path}`, message }];
    }),
  );
  return mistakes.flat();
}
