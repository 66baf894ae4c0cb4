import { join } from "node:path";
import type { Picture } from "../../../src/content/check/photoMistakes";
import { readDataFolder } from "../../../src/content/node/readDataFolder";
import { readPicture } from "../../../src/content/node/readPicture";
import type { ContentName } from "../../../src/content/schema";

/** What the editor's check needs to know about the project's files, beside what its forms hold. */
export type ProjectFiles = {
  /** The pictures in `data/`, by their path there. */
  pictures: Record<string, Picture | null>;
  staticPaths: string[];
  /** The values of the data files in develop, where somebody may change them beside the form. */
  onDisk?: Partial<Record<ContentName, unknown>>;
};

export async function readProjectFiles(dataFolder: string): Promise<ProjectFiles> {
  const { paths, staticPaths } = readDataFolder(dataFolder);
  const photos = paths.filter((path) => /\.(jpe?g|png)$/.test(path));
  const pictures = await Promise.all(
    photos.map(
      async (path) => [path, await readPicture(join(dataFolder, path)).catch(() => null)] as const,
    ),
  );
  return { pictures: Object.fromEntries(pictures), staticPaths };
}
