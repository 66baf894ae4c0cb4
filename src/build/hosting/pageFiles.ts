import { existsSync } from "node:fs";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { filesIn } from "../filesIn";

/**
 * Puts `faq.html` beside `faq/index.html`. Hosts that serve `x.html` for `/x` answer with it at once;
 * for the folder alone they send visitors to `/faq/` first, which is not the address of the page.
 */
export async function writePageFiles(
  publicFolder: string,
  paths: readonly string[],
): Promise<void> {
  await removeFormerPageFiles(publicFolder);
  const below = paths.filter((path) => path !== "/");
  await Promise.all(
    below.map((path) =>
      copyFile(join(publicFolder, path, "index.html"), join(publicFolder, `${path}.html`)),
    ),
  );
}

/** Of pages that are no more Gatsby leaves an empty folder, and our file beside it. */
async function removeFormerPageFiles(publicFolder: string): Promise<void> {
  const former = (await filesIn(publicFolder)).filter((file) => {
    const folder = join(publicFolder, file.replace(/\.html$/, ""));
    return file.endsWith(".html") && existsSync(folder) && !existsSync(join(folder, "index.html"));
  });
  await Promise.all(former.map((file) => rm(join(publicFolder, file))));
}
