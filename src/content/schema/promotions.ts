import { z } from "zod";
import { withRule } from "./field";
import {
  alt,
  heading,
  listOrNone,
  moment,
  photo,
  refuseNeverShown,
  refusePhotoWithoutAlt,
  sentence,
} from "./fields";

const promotion = withRule(
  z.strictObject({
    title: heading("Heading of this promotion", "Reload {membership.reload.2.amount}"),
    text: sentence("Text of this promotion: what visitors get, and how", "Members play with more."),
    photo: photo(
      "Poster of this promotion (4:5); empty for none",
      "photos/promotions/reload-bonus.jpg",
      { minWidth: 960 },
    ).optional(),
    alt: alt(
      "Description of the poster, with the words on it",
      "A neon sign over a counter says: reload.",
    ).optional(),
    from: moment(
      "From when it is shown; empty if it begins at once",
      "2026-12-20 00:00",
    ).optional(),
    until: moment("Until when it is shown; empty if it has no end", "2026-12-25 00:00").optional(),
  }),
  (promotion, refuse) => {
    refusePhotoWithoutAlt(promotion, refuse);
    refuseNeverShown(promotion, refuse);
  },
);

export const promotions = z.strictObject({
  promotions: listOrNone(
    promotion,
    "Promotions, one entry each, with or without a poster and an end; empty for none",
  ),
});
