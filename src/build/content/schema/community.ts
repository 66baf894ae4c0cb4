import { z } from "zod";
import { PHOTOS_ON_HOME } from "../../../domain/pagination/galleryPage";
import { alt, caption, heading, label, list, pageTitle, photo, sentence } from "./fields";

export const community = z.strictObject({
  heading: heading("Over the gallery", "Our community"),
  intro: sentence("Under the heading", "Regulars, first-timers, and friends."),
  photos: list(
    z.strictObject({
      photo: photo("The photo", "photos/community/full-room.jpg", { minWidth: 1200 }),
      alt: alt("What it shows", "A row of four players in headsets at their PCs."),
      caption: caption("A few words under it", "A full house"),
    }),
    `The gallery, one entry a photo; the home page shows the first ${PHOTOS_ON_HOME}, a page of its own all, once there are more`,
  ),
  galleryLabel: label("Leads to the page with all photos", "All photos"),
  galleryTitle: pageTitle("Of that page, in the browser's tab", "Our community | {site.name}"),
});
