import { z } from "zod";
import { alt, heading, list, paragraph, photo, sentence } from "./fields";

const point = z
  .strictObject({
    title: heading("Heading of this entry, in a few words", "Better together"),
    text: sentence("Text below that heading", "We play these games too."),
    photo: photo("Photo of this entry, in any shape", "photos/community/sofa-duo.jpg", {
      minWidth: 720,
    }),
    alt: alt("Description of this photo", "A lamp shines on two players and their snacks."),
  })
  .meta({ id: "AboutJsonPoint" });

export const about = z.strictObject({
  heading: heading("Heading of the about page", "A lobby, in both senses"),
  photo: photo(
    "Photo at the top of the about page (16:9) and in the About us section of the home page",
    "photos/about/hero.jpg",
    { minWidth: 1600 },
  ),
  alt: alt("Description of that photo", "The front counter with a host behind it."),
  about: z.strictObject({
    heading: heading(
      "Heading of the About us section, on the home page and the about page",
      "About us",
    ),
    text: paragraph(
      "Text of the About us section, on the home page and the about page",
      "A small gaming venue in a suburb.",
    ),
  }),
  mission: z.strictObject({
    heading: heading("Heading of the mission, at the top of the about page", "Our mission"),
    text: sentence("Text of the mission", "To give everyone nearby a good seat."),
  }),
  difference: z.strictObject({
    heading: heading("Heading of the section on what sets the venue apart", "What sets us apart"),
    points: list(point, "Things that set the venue apart, one entry each"),
  }),
  story: z.strictObject({
    heading: heading("Heading of the story section", "Our story"),
    paragraphs: list(
      paragraph("One paragraph of the story", "Then the room filled up."),
      "Text of the story section, one entry per paragraph",
    ),
    photo: photo("Photo beside the story (4:3)", "photos/community/full-room.jpg", {
      minWidth: 1200,
    }),
    alt: alt("Description of that photo", "All seats are taken."),
  }),
  values: z.strictObject({
    heading: heading("Heading of the values section", "What we value"),
    points: list(point, "The venue's values, one entry each"),
  }),
});
