import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Content } from "../../../src/content/schema";
import { bundleEditor } from "./bundleEditor";
import { readProjectFiles } from "./projectFiles";

/** Publishes the form editor at `/admin/`, if the site's data name a repository to save in. */
export async function publishEditor(
  publicFolder: string,
  pathPrefix: string,
  dataFolder: string,
  { name, icon, editing: { repository } }: Content["site"],
): Promise<void> {
  if (!repository) return;
  const folder = join(publicFolder, "admin");
  const settings = { siteName: name, folderName: repository.name, repository };
  await bundleEditor(folder, settings, join(dataFolder, icon), pathPrefix);
  await writeFile(join(folder, "files.json"), JSON.stringify(await readProjectFiles(dataFolder)));
}
