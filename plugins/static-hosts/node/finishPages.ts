import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toRoute } from "../../../src/domain/routes";
import type { Content } from "../../../src/content/schema";
import { filesIn } from "../../../src/content/node/listFiles";
import { withPolicy } from "./contentSecurityPolicy";
import { structuredData } from "../../machine-readable/node/structuredData/structuredData";
import { withStructuredData } from "../../machine-readable/node/structuredData/withStructuredData";

type HomeData = { pagesJson: { home: { sharePhoto: { publicURL: string } } } };

type EventsData = { comingEventsJson: { events: { id: string; photo: PhotoFile | null }[] } };

type PhotoFile = {
  childImageSharp: { gatsbyImageData: { images: { fallback: { src: string } } } };
};

/**
 * Adds structured data and the Content-Security-Policy to the built pages. Pages that Gatsby has kept from an earlier build
 * get new ones.
 */
export async function finishPages(
  publicFolder: string,
  pathPrefix: string,
  content: Content,
): Promise<void> {
  const { siteBase, inquiry, map } = content.site;
  const sites = { formEndpoint: inquiry.endpoint, mapUrl: map.embedUrl };
  const urlOf = (path: string) => siteBase + pathPrefix + path;
  const { pagesJson } = await readPageData<HomeData>(publicFolder, "index");
  const picture = siteBase + pagesJson.home.sharePhoto.publicURL;
  const eventPictureOf = await readEventPictures(publicFolder, siteBase);

  const pages = filesIn(publicFolder).filter((file) => file.endsWith(".html"));
  for (const page of pages) {
    const file = join(publicFolder, page);
    let html = await readFile(file, "utf8");
    const route = toRoute(`/${page.replace(/\/?index\.html$/, "")}`);
    if (route) {
      const data = structuredData({ route, urlOf, picture, eventPictureOf }, content);
      html = withStructuredData(html, data);
    }
    await writeFile(file, withPolicy(html, sites));
  }
}

async function readEventPictures(publicFolder: string, siteBase: string) {
  const { events } = (await readPageData<EventsData>(publicFolder, "events")).comingEventsJson;
  return (id: string) => {
    const photo = events.find((event) => event.id === id)?.photo;
    return photo ? siteBase + photo.childImageSharp.gatsbyImageData.images.fallback.src : undefined;
  };
}

async function readPageData<Data>(publicFolder: string, path: string): Promise<Data> {
  const file = join(publicFolder, "page-data", path, "page-data.json");
  return JSON.parse(await readFile(file, "utf8")).result.data;
}
