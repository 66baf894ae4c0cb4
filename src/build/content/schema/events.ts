import { z } from "zod";
import { EVENTS_A_PAGE } from "../../../domain/pagination/eventPages";
import {
  alt,
  heading,
  id,
  label,
  list,
  name,
  oneOf,
  paragraph,
  photo,
  sentence,
  special,
  yesOrNo,
} from "./fields";

const event = z.strictObject({
  id: id("Names the event in placeholders and addresses", "monash-cup-2024"),
  title: name("The event's name", "Monash Cup 2024"),
  description: paragraph("What happened", "Held over 3 days."),
  additionalInfo: list(label("One item, such as a game", "Valorant"), "Games, or other facts")
    .optional()
    .describe("Games, or other facts, as a list under the description; may be left out"),
  images: list(
    z.strictObject({
      photo: photo("The photo", "photos/events/monash-cup-2024/stage.jpg", { minWidth: 1200 }),
      alt: alt("What it shows", "Two captains shake hands in front of the screen."),
    }),
    "The event's photos; the first one is large",
  ),
  showTitle: yesOrNo("Whether the title is to be seen; screen readers always hear it"),
  className: oneOf(["mosaic", "filmstrip"], "How the photos are arranged"),
});

export const events = z.strictObject({
  hero: z.strictObject({
    heading: heading("Over the events page", "Bring your crowd"),
    lead: sentence("Under the heading", "Tell us what you have in mind."),
    contactLabel: label("Jumps to the form", "CONTACT US"),
  }),
  pastEventsHeading: heading("Over the past events", "Past events"),
  events: z
    .array(event)
    .describe(
      `Past events, the newest first; ${EVENTS_A_PAGE} to a page, the older ones on pages of their own`,
    ),
  paging: z.strictObject({
    position: special(
      z.string().regex(/^(?=.*\[page\])(?=.*\[count\]).{1,40}$/),
      "Where there are several pages: which one this is",
      "Page [page] of [count]",
      "a text of at most 40 characters with [page] and [count] in it",
    ),
    newer: label("Leads to the newer events", "Newer events"),
    older: label("Leads to the older events", "Older events"),
  }),
  inquiry: z.strictObject({
    heading: heading("Over the form", "Plan your event with us"),
    lead: sentence("Under that heading", "We read every message."),
    submitLabel: label("On the form's button", "Send inquiry"),
    eventTypes: list(
      label("A kind of event", "Tournament"),
      "What the form suggests as event type; visitors may write something else",
    ),
    messageHint: sentence(
      "Over the form's message: what helps you to answer",
      "Good to know: the date and how many people.",
    ),
  }),
});
