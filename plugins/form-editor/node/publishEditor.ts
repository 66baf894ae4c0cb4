import { writeFile } from "node:fs/promises";
import type { Content } from "../../../src/content/schema";
import { bundleEditor } from "./bundleEditor";
import { readProjectFiles } from "./projectFiles";

/** Publishes the form editor at `/admin/`, if the site's data name a repository to save in. */
export async function publishEditor(
  { name, icon, editing: { repository } }: Content["site"],
  pathPrefix: string,
): Promise<void> {
  if (!repository) return;
  const settings = { siteName: name, folderName: repository.name, repository };
  await bundleEditor("public/admin", settings, `data/${icon}`, pathPrefix);
  await writeFile("public/admin/files.json", JSON.stringify(await readProjectFiles("data")));
}
