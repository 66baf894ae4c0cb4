import { z } from "zod";
import { timeOf } from "../../domain/time/venueTime";
import { field, withRule } from "./field";
import {
  alt,
  id,
  label,
  link,
  listOrNone,
  message,
  moment,
  name,
  paragraph,
  photo,
  refusePhotoWithoutAlt,
  ringgit,
} from "./fields";

const comingEvent = withRule(
  z.strictObject({
    id: id("Unique short name of the event, used in its address", "friday-cup-2026"),
    title: name("Name of the event", "Friday Cup"),
    description: paragraph("Text about the event, below its name", "Two rounds, then the final."),
    starts: moment("When it starts", "2026-12-05 14:00"),
    ends: moment("When it ends; may be after midnight or days later", "2026-12-05 18:00"),
    photo: photo(
      "Photo of the event (3:2); empty for none",
      "photos/events/friday-cup-2026/stage.jpg",
      {
        minWidth: 800,
      },
    ).optional(),
    alt: alt("Description of this photo", "Two players shake hands.").optional(),
    price: field(z.union([ringgit("Price for one person", 15), z.literal("free")]), {
      description: 'Price for one person, or "free"; empty to show none',
      example: 15,
      expected: 'an amount in RM, or "free"',
      advice: 'Write a number such as 15 or 7.50, or "free".',
    }).optional(),
    seats: field(z.int().positive().max(1000), {
      description: "Number of people who can take part; empty to show none",
      example: 16,
      expected: "a whole number of people",
      advice: "Write a number such as 16, without quotation marks.",
    }).optional(),
    signUp: link(
      "Address where visitors sign up; without it, they sign up in the chat",
      "https://forms.gle/AbCdEfGh12345678",
    ).optional(),
  }),
  (event, refuse) => {
    const { starts, ends } = event;
    if (timeOf(ends) <= timeOf(starts)) {
      refuse(
        ["ends"],
        `"${ends}" is not after the start, "${starts}". An event that ends after midnight ends on the next day.`,
      );
    }
    refusePhotoWithoutAlt(event, refuse);
  },
);

export const comingEvents = z.strictObject({
  heading: label("Heading of the list of coming events", "Coming up"),
  signUpMessage: message(
    "Beginning of the visitor's chat message; [event] becomes the event's name",
    "Hi! I would like to join [event].",
    ["event"],
  ),
  events: listOrNone(comingEvent, "Coming events, in any order; empty for none"),
});
