import { z } from "zod";
import { alt, caption, heading, listOrNone, photo, sentence } from "./fields";

export const community = z.strictObject({
  heading: heading("Heading of the photo gallery", "Our community"),
  intro: sentence("Text below that heading", "Regulars, first-timers, and friends."),
  photos: listOrNone(
    z.strictObject({
      photo: photo("Photo in the gallery", "photos/community/full-room.jpg", { minWidth: 1200 }),
      alt: alt("Description of this photo", "A row of four players in headsets at their PCs."),
      caption: caption("Caption on this photo", "A full house"),
    }),
    "Photos of the gallery, one entry each; an empty list hides the gallery",
  ),
});
