import { existsSync, rmSync } from "node:fs";
import { join, parse } from "node:path";
import type { Node } from "gatsby";
import { listFiles } from "../../../src/content/node/listFiles";

/** What each build writes anew if the site still needs it. */
const WRITTEN_ANEW = [
  // Scripts and style sheets. Otherwise every visitor's service worker would download the old ones.
  /^[^/]+\.(js|css|map|LICENSE\.txt)$/,
  // Calendars of events, and compressed versions.
  /\.(ics|br|gz)$/,
];

/**
 * Removes files of earlier builds from the public folder. Gatsby keeps them, so every deploy would publish them.
 * Images of the current photos and drawings stay, even if no page shows them, because Gatsby remembers that it has
 * made them.
 * @param files the nodes of all current files
 */
export function removeOldFiles(publicFolder: string, files: readonly Node[]): void {
  const current = new Set(files.map(({ internal, name }) => `${internal.contentDigest} ${name}`));
  const isOldImage = (path: string) => {
    const [folder, digest = ""] = path.split("/");
    const isImage = folder === "static" && /^[0-9a-f]{32}$/.test(digest);
    return isImage && !current.has(`${digest} ${parse(path).name}`);
  };
  // `faq.html`, the copy of `faq/index.html`. Gatsby leaves the folder of a page that is gone.
  const isCopyOfPage = (path: string) =>
    /^(?!404\.)[^/]+\.html$/.test(path) && existsSync(join(publicFolder, parse(path).name));
  // The form editor, which may have been switched off.
  rmSync(join(publicFolder, "admin"), { recursive: true, force: true });
  const isWrittenAnew = (path: string) => WRITTEN_ANEW.some((pattern) => pattern.test(path));
  for (const path of listFiles(publicFolder)) {
    if (isWrittenAnew(path) || isCopyOfPage(path) || isOldImage(path))
      rmSync(join(publicFolder, path));
  }
}
