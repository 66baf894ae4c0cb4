import { resolve } from "node:path";
import type { Content } from "../content/contract";
import { countEventPages, eventsPath } from "./eventPages";
import { GALLERY_PATH, hasGalleryPage } from "./galleryPage";

type FurtherPage = { path: string; component: string; context: { page?: number } };

/** The pages that come with many events or photos, so that the four of the specification stay light. */
export function furtherPages({
  events,
  community,
}: Pick<Content, "events" | "community">): FurtherPage[] {
  const numbers = Array.from({ length: countEventPages(events.events) }, (_, index) => index + 1);
  const eventPages = numbers.slice(1).map((page) => ({
    path: eventsPath(page),
    component: resolve("src/pages/events.tsx"),
    context: { page },
  }));
  const galleryPage = {
    path: GALLERY_PATH,
    component: resolve("templates/gallery.tsx"),
    context: {},
  };
  return [...eventPages, ...(hasGalleryPage(community.photos) ? [galleryPage] : [])];
}
