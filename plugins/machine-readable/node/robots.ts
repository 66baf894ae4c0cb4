import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dataOf } from "../../../src/content/node/dataOf";
import type { Output } from "./output";

/** Writes `robots.txt`, which allows everything and names the sitemap. */
export async function writeRobots({ graphql, pathPrefix, publicFolder }: Output): Promise<void> {
  const { siteJson } = dataOf(
    await graphql<Queries.RobotsQuery>(`
      query Robots {
        siteJson {
          siteBase
        }
      }
    `),
  );
  const sitemap = `${siteJson.siteBase}${pathPrefix}/sitemap-index.xml`;
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
  await writeFile(join(publicFolder, "robots.txt"), text);
}
