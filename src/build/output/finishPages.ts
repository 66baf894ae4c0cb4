import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toRoute } from "../../domain/routes";
import type { Content } from "../content/schema";
import { pagesIn } from "../filesIn";
import {
  readInlineScript,
  readScriptLoader,
  scriptsOf,
  withDeferredScripts,
} from "../gatsby/deferScripts";
import { structuredData } from "./structuredData/structuredData";
import { withStructuredData } from "./structuredData/withStructuredData";

type PageData = {
  componentChunkName: string;
  result: {
    data?: {
      pagesJson: { home?: { sharePhoto: { publicURL: string } } };
      comingEventsJson?: { events: { id: string; photo: PhotoFile | null }[] };
    };
  };
};

type PhotoFile = {
  childImageSharp: { gatsbyImageData: { images: { fallback: { src: string } } } };
};

/**
 * Defers the scripts of the built pages and adds structured data. Gatsby has no hook for either. Pages of an
 * earlier build, such as the copies of `writePageFiles`, can be finished again without harm.
 * @throws if the home page has no photo for the structured data
 */
export async function finishPages(
  publicFolder: string,
  pathPrefix: string,
  content: Content,
): Promise<void> {
  const loader = await readScriptLoader(pathPrefix);
  const pages = await pagesIn(publicFolder);
  const urlOf = (path: string) => content.site.siteBase + pathPrefix + path;
  const home = await readPageData(publicFolder, "");
  const sharePhoto = home?.result.data?.pagesJson.home?.sharePhoto;
  if (!sharePhoto) throw new Error("The page data of the home page have no share photo.");
  const picture = content.site.siteBase + sharePhoto.publicURL;
  const eventPictureOf = await readEventPictures(publicFolder, content.site.siteBase);
  const whatIsOnScript = await readInlineScript("src/browser/showWhatIsOn.js");

  async function finish(page: string): Promise<void> {
    const file = join(publicFolder, page);
    const html = await readFile(file, "utf8");
    const path = page.replace(/(index)?\.html$/, "").replace(/\/$/, "");
    const pageData = await readPageData(publicFolder, path);
    const ownScripts = scriptsOf(pageData?.componentChunkName, html).map((src) => pathPrefix + src);
    let finished = withDeferredScripts(html, loader, ownScripts);

    const route = toRoute(`/${path}`);
    if (route) {
      const data = structuredData({ route, urlOf, picture, eventPictureOf }, content);
      finished = withStructuredData(finished, data);
    }
    finished = withWhatIsOnScript(finished, whatIsOnScript);
    if (finished !== html) await writeFile(file, finished);
  }
  await Promise.all(pages.map(finish));
}

/** Adds the script that shows and hides coming events and notices, if the page has any. */
function withWhatIsOnScript(html: string, code: string): string {
  const script = `<script>${code}</script>`;
  return html.includes(" data-until=") && !html.includes(script)
    ? html.replace("</head>", () => `${script}</head>`)
    : html;
}

async function readEventPictures(publicFolder: string, siteBase: string) {
  const page = await readPageData(publicFolder, "events");
  const events = page?.result.data?.comingEventsJson?.events ?? [];
  return (id: string) => {
    const photo = events.find((event) => event.id === id)?.photo;
    return photo ? siteBase + photo.childImageSharp.gatsbyImageData.images.fallback.src : undefined;
  };
}

async function readPageData(publicFolder: string, path: string): Promise<PageData | undefined> {
  const file = join(publicFolder, "page-data", path || "index", "page-data.json");
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : undefined;
}
