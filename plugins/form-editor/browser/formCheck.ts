import { checkDataFiles } from "../../../src/content/check/checkDataFiles";
import { checkWithPhotos } from "../../../src/content/check/checkPhotos";
import { parseDataFile } from "../../../src/content/check/dataFile";
import type { DataFolder } from "../../../src/content/check/dataFolder";
import { usedFiles } from "../../../src/content/check/fileMistakes";
import { collectFacts, type Facts, factOwners } from "../../../src/content/facts";
import { formatMistake, type Mistake } from "../../../src/content/mistake";
import {
  type Content,
  type ContentName,
  contentNames,
  dataFileName,
  hasAll,
} from "../../../src/content/schema";
import type { DataFiles, ProjectFiles } from "../node/projectFiles";

/**
 * Finds the mistakes that a save would make: all in its own file, and new ones in other files. Photos that are in
 * the repository but not in `pictures` are not looked at.
 */
export async function mistakesOf(
  name: ContentName,
  value: unknown,
  files: DataFiles,
  others: ProjectFiles,
): Promise<Mistake[]> {
  const check = async (values: DataFiles) => {
    const folder = folderOf(values, others.staticPaths);
    return (await checkWithPhotos(folder, async (path) => others.pictures[path])).mistakes;
  };
  const before = new Set((await check(files)).map(formatMistake));
  const after = await check({ ...files, [name]: value });
  const file = `data/${dataFileName(name)}`;
  return after.filter((mistake) => mistake.file === file || !before.has(formatMistake(mistake)));
}

/** The placeholders and their values, or none while one of their data files has a mistake. */
export function factsIn(files: DataFiles): Facts {
  const { valid } = checkDataFiles(folderOf(files, []));
  return hasAll(valid, factOwners) ? collectFacts(valid) : {};
}

/** A photo that is picked in the form always exists, so every file counts as one that does. */
function folderOf(files: DataFiles, staticPaths: string[]): DataFolder {
  const paths = usedFiles(files as Partial<Content>).map(({ file }) => file);
  const folder: DataFolder = { files: {}, paths, staticPaths, mistakes: [] };
  for (const name of contentNames) {
    const text = JSON.stringify(files[name]) ?? "";
    const { data, mistakes } = parseDataFile(`data/${dataFileName(name)}`, text);
    if (data) folder.files[name] = data;
    folder.mistakes.push(...mistakes);
  }
  return folder;
}
