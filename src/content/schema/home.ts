import { z } from "zod";
import { alt, heading, photo, sentence } from "./fields";

export const home = z.strictObject({
  hero: z.strictObject({
    headline: heading(
      "Heading at the top of the home page: what visitors find, and where",
      "{rigs.pc-gaming.nameInText} and more in {address.suburb}",
    ),
    lead: sentence("Line above that heading", "See you in the lobby."),
    photoWide: photo(
      "Photo at the top of the home page on wide screens (16:9)",
      "photos/home/hero-wide.jpg",
      { minWidth: 1920 },
    ),
    photoTall: photo(
      "Photo at the top of the home page on phones (2:3)",
      "photos/home/hero-tall.jpg",
      { minWidth: 1080 },
    ),
    alt: alt("Description of both photos", "A miniature lobby at night, cut open."),
  }),
});
