import { z } from "zod";
import { alt, heading, list, photo, sentence } from "./fields";

export const promotions = z.strictObject({
  heading: heading("Over the promotion", "On now"),
  promotions: list(
    z.strictObject({
      title: heading("What it is", "Reload {membership.reload.2.amount}"),
      text: sentence("What a visitor gets, and how", "Members play with more."),
      photo: photo("Its poster, 4:5", "photos/promotions/reload-bonus.jpg", { minWidth: 960 }),
      alt: alt("What the poster shows and says", "A neon sign over a counter says: reload."),
    }),
    "The promotions that run now",
  ),
});
