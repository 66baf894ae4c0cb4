import { existsSync } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { filesIn } from "../filesIn";

/**
 * Copies `faq/index.html` to `faq.html`. Hosts that serve `x.html` for `/x` then answer `/faq` directly.
 * Without the copy, they would redirect to `/faq/`, which is not the canonical URL.
 */
export async function writePageFiles(
  publicFolder: string,
  paths: readonly string[],
): Promise<void> {
  await removeStalePageFiles(publicFolder);
  const pathsWithFolder = paths.filter((path) => path !== "/");
  await Promise.all(
    pathsWithFolder.map((path) =>
      copyFile(join(publicFolder, path, "index.html"), join(publicFolder, `${path}.html`)),
    ),
  );
}

/** Removes the copies of deleted pages, whose empty folders Gatsby leaves. */
async function removeStalePageFiles(publicFolder: string): Promise<void> {
  const stale = (await filesIn(publicFolder)).filter((file) => {
    const folder = join(publicFolder, file.replace(/\.html$/, ""));
    return file.endsWith(".html") && existsSync(folder) && !existsSync(join(folder, "index.html"));
  });
  await Promise.all(stale.map((file) => rm(join(publicFolder, file))));
}
