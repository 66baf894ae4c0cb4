import { z } from "zod";
import { graphqlTypeNames } from "./fieldNotes";
import {
  alt,
  heading,
  label,
  lights,
  listOrNone,
  name,
  percent,
  photo,
  rigId,
  sentence,
} from "./fields";

const spotIn = (picture: string) => {
  const spot = z.strictObject({
    left: percent(`How far from the left edge of ${picture} it is, in percent of the width`, 62),
    top: percent(`How far from the top edge of ${picture} it is, in percent of the height`, 45),
  });
  graphqlTypeNames.add(spot, { name: "HomeJsonSpot" });
  return spot;
};

/** Percentages of the picture as the site shows it, which is cropped. */
const spots = {
  wide: spotIn("the picture on wide screens"),
  tall: spotIn("the picture on phones"),
};

const SAME_VIEW = "from the same camera position; empty if there is none";

export const home = z.strictObject({
  hero: z.strictObject({
    headline: heading("Heading at the top of the home page", "Meet you in the lobby."),
    lead: sentence("Text below that heading", "PCs and PS5 under one roof."),
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
    closedPhotoWide: photo(
      `The wide photo after closing time, ${SAME_VIEW}`,
      "photos/home/hero-wide-closed.jpg",
      { minWidth: 1920, shapeOf: "photoWide" },
    ).optional(),
    closedPhotoTall: photo(
      `The tall photo after closing time, ${SAME_VIEW}`,
      "photos/home/hero-tall-closed.jpg",
      { minWidth: 1080, shapeOf: "photoTall" },
    ).optional(),
    lightsWide: lights(
      `The lights of the wide photo alone, on black, ${SAME_VIEW}`,
      "photos/home/hero-wide-lights.jpg",
      { minWidth: 1200, shapeOf: "photoWide" },
    ).optional(),
    lightsTall: lights(
      `The lights of the tall photo alone, on black, ${SAME_VIEW}`,
      "photos/home/hero-tall-lights.jpg",
      { minWidth: 700, shapeOf: "photoTall" },
    ).optional(),
  }),
  places: z.strictObject({
    label: label("Name of the list of places in the picture, for screen readers", "In the room"),
    rigs: listOrNone(
      z.strictObject({
        rig: rigId("The rig that stands here; the place links to its card"),
        ...spots,
      }),
      "Places in the picture at the top of the home page, in reading order; an empty list shows none",
    ),
    counter: z
      .strictObject({
        label: name("Name of the counter", "Counter"),
        ...spots,
      })
      .nullable()
      .describe("The counter in the picture, with opening hours and directions; empty for none"),
  }),
});
