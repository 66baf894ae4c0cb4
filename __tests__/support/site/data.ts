import { loadContent } from "../../../src/build/content/loadContent";
import { fillPlaceholders } from "../../../src/build/content/placeholders";
import type { ContentName } from "../../../src/build/content/schema";
import { pageOfEvents } from "../../../src/domain/pagination/eventPages";
import { photosOnHome } from "../../../src/domain/pagination/galleryPage";
import { type Route, toRoute } from "../../../src/domain/routes";

const { valid, facts } = loadContent();

/** A data file as the editors wrote it. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into any of them.
export function dataFile(name: ContentName): any {
  return valid[name];
}

/** A text of a data file as visitors read it. */
export const filled = (text: string) => fillPlaceholders(text, facts ?? {});

/** The heading of each page. */
export const headings: Record<Route, string> = {
  "/": filled(dataFile("home").hero.headline),
  "/events": filled(dataFile("events").hero.heading),
  "/faq": filled(dataFile("faq").heading),
  "/about": filled(dataFile("about").heading),
};

/** The menu's items, with the page that each leads to, and the section of it, if any. */
export const menuItems = dataFile("navigation").items.map(
  ({ label, href }: { label: string; href: string }) => {
    const [path = "", section] = href.split("#");
    return { label: filled(label), href, route: toRoute(path) as Route, section };
  },
) as { label: string; href: string; route: Route; section?: string }[];

/** The menu's items that lead to the top of a page. */
export const pageItems = menuItems.filter(({ section }) => section === undefined);

/** The menu's items that lead to a section. */
export const sectionItems = menuItems.flatMap(({ section, ...item }) =>
  section === undefined ? [] : [{ ...item, section }],
);

type Event = { title: string; images: { alt: string }[] };

/** The events of `/events` itself, without those on further pages. */
export const newestEvents: Event[] = pageOfEvents(dataFile("events").events as Event[], 1).events;

type GalleryPhoto = { alt: string; caption: string };

/** The photos of the home page's gallery. */
export const homePhotos = photosOnHome<GalleryPhoto>(dataFile("community").photos);
