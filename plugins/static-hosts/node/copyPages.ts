import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "../../../src/domain/routes";

/**
 * Copies `faq/index.html` to `faq.html`. Hosts that serve `x.html` for `/x` then answer `/faq` directly.
 * Without the copy, they would redirect to `/faq/`, which is not the canonical URL.
 */
export async function copyPages(publicFolder: string): Promise<void> {
  const pathsWithFolder = routes.filter((path) => path !== "/");
  await Promise.all(
    pathsWithFolder.map((path) =>
      copyFile(join(publicFolder, path, "index.html"), join(publicFolder, `${path}.html`)),
    ),
  );
}
