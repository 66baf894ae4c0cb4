import { writeFile } from "node:fs/promises";
import { join } from "node:path";

export async function writeRobots(publicFolder: string, siteAddress: string): Promise<void> {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/sitemap-index.xml\n`;
  await writeFile(join(publicFolder, "robots.txt"), text);
}
