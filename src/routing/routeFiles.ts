import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { routes } from "./routes";

/**
 * Puts `faq.html` beside `faq/index.html`. Hosts that serve `x.html` for `/x` answer with it at once;
 * for the folder alone they send visitors to `/faq/` first, which is not the address of the page.
 */
export async function writeRouteFiles(publicFolder: string): Promise<void> {
  const below = routes.filter((route) => route !== "/");
  await Promise.all(
    below.map((route) =>
      copyFile(join(publicFolder, route, "index.html"), join(publicFolder, `${route}.html`)),
    ),
  );
}
