import { z } from "zod";
import { alt, heading, listOrNone, photo, sentence } from "./fields";

export const promotions = z.strictObject({
  promotions: listOrNone(
    z.strictObject({
      title: heading("Heading of this promotion", "Reload {membership.reload.2.amount}"),
      text: sentence(
        "Text of this promotion: what visitors get, and how",
        "Members play with more.",
      ),
      photo: photo("Poster of this promotion (4:5)", "photos/promotions/reload-bonus.jpg", {
        minWidth: 960,
      }),
      alt: alt(
        "Description of the poster, with the words on it",
        "A neon sign over a counter says: reload.",
      ),
    }),
    "Current promotions, one entry each; an empty list hides the section",
  ),
});
