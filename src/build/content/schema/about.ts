import { z } from "zod";
import { alt, heading, label, list, paragraph, photo, sentence } from "./fields";

const point = z.strictObject({
  title: heading("What it is, in a few words", "Community focus"),
  text: sentence("Why it matters to a visitor", "We play these games too."),
});

export const about = z.strictObject({
  heading: heading("Over the about page", "A lobby, in both senses"),
  photo: photo("The page's first photo, 16:9", "photos/about/hero.jpg", { minWidth: 1600 }),
  alt: alt("What this photo shows", "The front counter with a host behind it."),
  about: z.strictObject({
    heading: heading("Over who we are, on the home page too", "About us"),
    text: paragraph("Who we are, on the home page too", "A small gaming venue in a suburb."),
    linkLabel: label("Leads from the home page to the about page", "More about us"),
  }),
  mission: z.strictObject({
    heading: heading("Over the mission", "Our mission"),
    text: paragraph("The mission", "To give everyone nearby a good seat."),
  }),
  difference: z.strictObject({
    heading: heading("Over what sets us apart", "What sets us apart"),
    points: list(point, "What sets us apart, one entry a point"),
  }),
  story: z.strictObject({
    heading: heading("Over the story", "Our story"),
    paragraphs: list(
      paragraph("A paragraph of the story", "Then the room filled up."),
      "The story, one entry a paragraph",
    ),
  }),
  values: z.strictObject({
    heading: heading("Over the values", "What we value"),
    values: list(point, "What we value, one entry a value"),
  }),
});
