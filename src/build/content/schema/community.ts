import { z } from "zod";
import { PHOTOS_ON_HOME } from "../../../domain/pagination/galleryPage";
import { alt, caption, heading, label, listOrNone, pageTitle, photo, sentence } from "./fields";

export const community = z.strictObject({
  heading: heading("Heading of the photo gallery", "Our community"),
  intro: sentence(
    "Text below that heading; also the gallery page's description in search results",
    "Regulars, first-timers, and friends.",
  ),
  photos: listOrNone(
    z.strictObject({
      photo: photo("Photo in the gallery", "photos/community/full-room.jpg", { minWidth: 1200 }),
      alt: alt("Description of this photo", "A row of four players in headsets at their PCs."),
      caption: caption("Caption below this photo", "A full house"),
      closedPhoto: photo(
        "The same view after closing time, shown while the venue is closed; leave the line out if there is none",
        "photos/community/front-door-closed.jpg",
        { minWidth: 1200, shapeOf: "photo" },
      ).optional(),
    }),
    `Photos of the gallery, one entry each; the home page shows the first ${PHOTOS_ON_HOME}, and a gallery page shows all if there are more; [] hides the gallery`,
  ),
  galleryLabel: label("Link from the home page to the gallery page", "All photos"),
  galleryTitle: pageTitle(
    "Title of the gallery page, in the browser tab and in search results",
    "Our community | {site.name}",
  ),
});
