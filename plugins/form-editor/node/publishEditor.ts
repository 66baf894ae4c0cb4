import { writeFile } from "node:fs/promises";
import type { Content } from "../../../src/content/schema";
import { bundleEditor } from "./bundleEditor";
import { type EditorFiles, readProjectFiles } from "./projectFiles";

/** Publishes the form editor at `/admin/`, if the site's data name a repository to save in. */
export async function publishEditor(
  { name, editing: { repository } }: Content["site"],
  pathPrefix: string,
): Promise<void> {
  if (!repository) return;
  await bundleEditor(pathPrefix);
  const { pictures, staticPaths } = await readProjectFiles("data");
  const files: EditorFiles = { title: name, repository, pictures, staticPaths };
  await writeFile("public/admin/files.json", JSON.stringify(files));
}
