import { z } from "zod";
import { fact, listOrNone, photoInUse, wordsInPhoto } from "./fields";

/** Only the check reads this file: no page shows it. */
export const wordsInPhotos = z.strictObject({
  words: listOrNone(
    z.strictObject({
      photo: photoInUse("Photo that shows words", "photos/community/front-door.jpg"),
      fact: fact("Fact that the words repeat, as a placeholder", "{site.name}"),
      shows: wordsInPhoto("The words, as the photo shows them", "Midnight Lobby"),
    }),
    "Words in photos that repeat a fact, one entry each; [] for none",
  ),
});
