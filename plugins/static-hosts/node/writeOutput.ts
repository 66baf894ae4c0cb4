import { join } from "node:path";
import type { Content } from "../../../src/content/schema";
import { publishEditor } from "../../form-editor/node/publishEditor";
import { lastChange } from "../../checked-data/node/lastChange";
import { writeCalendars } from "../../machine-readable/node/calendars";
import { writeFavicon } from "../../machine-readable/node/favicon";
import { finishPages } from "./finishPages";
import { writePageFiles } from "./pageFiles";
import { writeRedirectPages } from "./redirectPages";
import { writeRobots } from "../../machine-readable/node/robots";
import { retireServiceWorker, stampServiceWorker } from "../../offline-pages/node/serviceWorker";

/** Changes what Gatsby has built in `public/`, and adds to it. The adapter in hostFiles.ts comes after this. */
export async function writeOutput(
  siteFolder: string,
  pathPrefix: string,
  content: Content,
): Promise<void> {
  const publicFolder = join(siteFolder, "public");
  const dataFolder = join(siteFolder, "data");
  const { site, navigation } = content;
  const hrefs = navigation.items.map(({ href }) => href);
  await writeRedirectPages(publicFolder, pathPrefix, hrefs);
  await finishPages(publicFolder, pathPrefix, content);
  await writePageFiles(publicFolder);
  await writeCalendars(publicFolder, content, pathPrefix, new Date(lastChange() ?? Date.now()));
  await writeFavicon(publicFolder, join(dataFolder, site.icon));
  await publishEditor(publicFolder, pathPrefix, dataFolder, site);
  await writeRobots(publicFolder, site.siteBase + pathPrefix);
  if (process.env.OFFLINE === "off") await retireServiceWorker(publicFolder);
  else await stampServiceWorker(publicFolder, pathPrefix);
}
