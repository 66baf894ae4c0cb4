import { resolve } from "node:path";
import { countEventPages, eventsPath } from "../../domain/pagination/eventPages";
import { GALLERY_PATH, hasGalleryPage } from "../../domain/pagination/galleryPage";
import type { Content } from "../content/schema";

type PaginatedPage = { path: string; component: string; context: { page?: number } };

export const galleryPage: PaginatedPage = {
  path: GALLERY_PATH,
  component: resolve("src/templates/GalleryPage.tsx"),
  context: {},
};

export function paginatedPages({
  events,
  community,
}: Pick<Content, "events" | "community">): PaginatedPage[] {
  const numbers = Array.from({ length: countEventPages(events.events) }, (_, index) => index + 1);
  const eventPages = numbers.slice(1).map((page) => ({
    path: eventsPath(page),
    component: resolve("src/pages/events.tsx"),
    context: { page },
  }));
  return [...eventPages, ...(hasGalleryPage(community.photos) ? [galleryPage] : [])];
}
