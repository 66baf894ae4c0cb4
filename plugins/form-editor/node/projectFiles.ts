import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Picture } from "../../../src/content/check/checkPhotos";
import { readDataFolder } from "../../../src/content/node/readDataFolder";
import { measurePicture } from "../../../src/content/node/readPicture";
import { isPictureName } from "../../../src/content/pictureFormat";
import type { Content, ContentName } from "../../../src/content/schema";

/** The values of data files, which may have mistakes. */
export type DataFiles = Partial<Record<ContentName, unknown>>;

/** What the editor's check needs to know about the project's files, beside what its forms hold. */
export type ProjectFiles = {
  /** The pictures in `data/`, by their path there. */
  pictures: Record<string, Picture | null>;
  staticPaths: string[];
  /** The values of the data files in develop, where somebody may change them beside the form. */
  onDisk?: DataFiles;
};

/** The content of `/admin/files.json`. */
export type EditorFiles = ProjectFiles & {
  /** The name of the site or, on this computer, of the project's folder. */
  title: string;
  /** Null for the folder on this computer. */
  repository: Content["site"]["editing"]["repository"];
};

export async function readProjectFiles(dataFolder: string): Promise<Required<ProjectFiles>> {
  const { files, paths, staticPaths } = readDataFolder(dataFolder);
  const pictures: ProjectFiles["pictures"] = {};
  for (const path of paths.filter(isPictureName)) {
    const bytes = readFile(join(dataFolder, path));
    pictures[path] = await bytes.then(measurePicture).catch(() => null);
  }
  const values = Object.entries(files).map(([name, { value }]) => [name, value]);
  return { pictures, staticPaths, onDisk: Object.fromEntries(values) };
}
