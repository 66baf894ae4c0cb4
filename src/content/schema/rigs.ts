import { z } from "zod";
import { alt, heading, id, list, name, photo, sentence, yesOrNo } from "./fields";

export const rigs = z.strictObject({
  heading: heading("Heading of the rigs section on the home page", "Three ways to play"),
  intro: sentence("Text below that heading", "Pick a seat."),
  rigs: list(
    z.strictObject({
      id: id(
        "Unique short name of the rig, used in placeholders and in other data files",
        "pc-gaming",
      ),
      name: name("Full name of the rig, on its card", "PlayStation 5"),
      shortName: name(
        "Short name of the rig, on the first screen, in the price table, in the calculator and about membership",
        "PS5",
      ),
      nameInText: name("Name of the rig inside a sentence", "racing simulator"),
      specsHeading: heading("Heading of the list of specs or games", "What it runs on"),
      specs: list(
        name("One spec or game", "RTX 3070"),
        "Specs or games, shown on the rig's card; one entry each",
      ),
      isReservable: yesOrNo("Whether visitors can reserve this rig"),
      photo: photo("Photo on the rig's card (4:5)", "photos/rigs/pc-gaming.jpg", { minWidth: 800 }),
      alt: alt("Description of this photo", "A purple sofa before a large screen."),
    }),
    "Rigs (ways to play), one card each",
  ),
});
