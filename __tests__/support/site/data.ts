import { join } from "node:path";
import { checkDataFiles } from "../../../src/content/check/checkDataFiles";
import { collectFacts } from "../../../src/content/facts";
import { readDataFolder } from "../../../src/content/node/readDataFolder";
import { fillPlaceholders } from "../../../src/content/placeholders";
import type { Content, ContentName } from "../../../src/content/schema";
import { type Route, toRoute } from "../../../src/domain/routes";
import { testSite } from "./testSite";

const { valid, mistakes } = checkDataFiles(readDataFolder(join(testSite, "data")));
if (mistakes.length > 0) {
  throw new Error("Run `npm run test:browser`, which builds the test site.");
}
const facts = collectFacts(valid as Content);

/** The content of a data file of the test site, before placeholders are filled. */
// biome-ignore lint/suspicious/noExplicitAny: its shape depends on the file.
export function dataFile(name: ContentName): any {
  return valid[name];
}

/** Fills the placeholders in a text. */
export const filled = (text: string) => fillPlaceholders(text, facts);

export const headings: Record<Route, string> = {
  "/": filled(dataFile("home").hero.headline),
  "/events": filled(dataFile("events").hero.heading),
  "/faq": filled(dataFile("faq").heading),
  "/about": filled(dataFile("about").heading),
};

/** The menu items, each with its route and, if it links to a section, the id of the section. */
export const menuItems = dataFile("navigation").items.map(
  ({ label, href }: { label: string; href: string }) => {
    const [path = "", section] = href.split("#");
    return { label: filled(label), href, route: toRoute(path) as Route, section };
  },
) as { label: string; href: string; route: Route; section?: string }[];

/** The menu items that link to the top of a page. */
export const pageItems = menuItems.filter(({ section }) => section === undefined);

export const sectionItems = menuItems.flatMap(({ section, ...item }) =>
  section === undefined ? [] : [{ ...item, section }],
);

type Event = { title: string; images: { alt: string }[] };

const pastEvents: Event[] = dataFile("events").events;

/** The photos of the event that has the most. */
export const eventPhotos = pastEvents
  .map(({ images }) => images)
  .reduce((most, images) => (images.length > most.length ? images : most), []);

type GalleryPhoto = { alt: string; caption: string };

export const galleryPhotos: GalleryPhoto[] = dataFile("community").photos;
