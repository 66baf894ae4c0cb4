import { pageOfEvents } from "../../domain/pagination/eventPages";
import { hasGalleryPage, photosOnHome } from "../../domain/pagination/galleryPage";
import type { Content } from "../content/schema";

export const paginationTypes = `
  type PageOfEvents {
    number: Int!
    count: Int!
    events: [EventsJsonEvents!]!
  }
`;

export const paginationFields = {
  EventsJson: {
    page: {
      type: "PageOfEvents!",
      args: { number: { type: "Int", defaultValue: 1 } },
      resolve: ({ events }: Content["events"], { number }: { number: number }) =>
        pageOfEvents(events, number),
    },
  },
  CommunityJson: {
    photosOnHome: {
      type: "[CommunityJsonPhotos!]!",
      resolve: ({ photos }: Content["community"]) => photosOnHome(photos),
    },
    hasGalleryPage: {
      type: "Boolean!",
      resolve: ({ photos }: Content["community"]) => hasGalleryPage(photos),
    },
  },
};
