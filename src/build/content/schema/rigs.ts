import { z } from "zod";
import { alt, heading, id, list, name, photo, sentence, yesOrNo } from "./fields";

export const rigs = z.strictObject({
  heading: heading("Over the three cards", "Three ways to play"),
  intro: sentence("Under the heading", "Pick a seat."),
  rigs: list(
    z.strictObject({
      id: id("Names the rig in other files and in placeholders", "pc-gaming"),
      name: name("In full, on its card", "PlayStation 5"),
      shortName: name("In tables", "PS5"),
      nameInText: name("In the middle of a sentence", "racing simulator"),
      specsHeading: heading("Over the specs", "What it runs on"),
      specs: list(
        name("One spec or game", "RTX 3070"),
        "What it is made of, or what can be played",
      ),
      isReservable: yesOrNo("Whether it can be reserved"),
      photo: photo("The card's photo, 4:5", "photos/rigs/pc-gaming.jpg", { minWidth: 800 }),
      alt: alt("What it shows", "A purple sofa before a large screen."),
    }),
    "The three ways to play, one card each",
  ),
});
