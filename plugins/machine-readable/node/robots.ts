import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PostBuild } from "./postBuild";

/** Writes `robots.txt`, which allows everything and names the sitemap. */
export async function writeRobots({ content, pathPrefix, publicFolder }: PostBuild): Promise<void> {
  const sitemap = `${content.siteJson.siteBase}${pathPrefix}/sitemap-index.xml`;
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
  await writeFile(join(publicFolder, "robots.txt"), text);
}
