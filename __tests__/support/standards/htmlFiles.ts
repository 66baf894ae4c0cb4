import { listFiles } from "../../../src/content/node/listFiles";
import { publicFolder } from "../site/testSite";

/** The paths of all pages in the built site. `_gatsby/` has only parts of pages, which no browser requests. */
export function htmlFiles(): string[] {
  const files = listFiles(publicFolder);
  return files.filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"));
}
