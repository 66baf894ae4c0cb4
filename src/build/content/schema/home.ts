import { z } from "zod";
import { alt, heading, photo, sentence } from "./fields";

export const home = z.strictObject({
  hero: z.strictObject({
    headline: heading("The first words of the site", "Meet you in the lobby."),
    lead: sentence("What the place is, in one sentence", "PCs and PS5 under one roof."),
    photoWide: photo("For wide screens, 16:9", "photos/home/hero-wide.jpg", { minWidth: 1920 }),
    photoTall: photo("For phones, 2:3", "photos/home/hero-tall.jpg", { minWidth: 1080 }),
    alt: alt("What both photos show", "A miniature lobby at night, cut open."),
  }),
});
