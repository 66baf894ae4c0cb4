import { copyFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Puts `faq.html` beside `faq/index.html`. Hosts that serve `x.html` for `/x` answer with it at once;
 * for the folder alone they send visitors to `/faq/` first, which is not the address of the page.
 */
export async function writePageFiles(
  publicFolder: string,
  paths: readonly string[],
): Promise<void> {
  const below = paths.filter((path) => path !== "/");
  await Promise.all(
    below.map((path) =>
      copyFile(join(publicFolder, path, "index.html"), join(publicFolder, `${path}.html`)),
    ),
  );
}
