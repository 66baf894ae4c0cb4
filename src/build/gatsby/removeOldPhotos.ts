import { rm } from "node:fs/promises";
import { join, parse, sep } from "node:path";
import type { Node } from "gatsby";
import { filesIn } from "../filesIn";

/**
 * Removes the images that earlier builds made of photos and drawings that have since been replaced, renamed or
 * removed. Gatsby never deletes them, so every deploy would publish them. Images of the current files stay,
 * even if no page shows them, because Gatsby remembers that it has made them.
 * @param files the nodes of all current files
 */
export async function removeOldPhotos(publicFolder: string, files: readonly Node[]): Promise<void> {
  const folder = join(publicFolder, "static");
  const current = new Set(files.map(({ internal, name }) => `${internal.contentDigest} ${name}`));
  const old = (await filesIn(folder)).filter((path) => {
    const [digest = ""] = path.split(sep);
    return /^[0-9a-f]{32}$/.test(digest) && !current.has(`${digest} ${parse(path).name}`);
  });
  await Promise.all(old.map((path) => rm(join(folder, path))));
}
