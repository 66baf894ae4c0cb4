import { z } from "zod";
import {
  alt,
  heading,
  id,
  label,
  list,
  listOrNone,
  message,
  name,
  oneOf,
  paragraph,
  photo,
  sentence,
  yesOrNo,
} from "./fields";

const pastEvent = z.strictObject({
  id: id("Unique short name of the event, used in placeholders", "monash-cup-2024"),
  title: name("Name of the event", "Monash Cup 2024"),
  description: paragraph("Text about the event, below its name", "Held over 3 days."),
  additionalInfo: list(
    label("One item of that list, such as a game", "Valorant"),
    "Short list below the description, such as the games; empty for no list",
  ).optional(),
  images: list(
    z.strictObject({
      photo: photo("Photo of the event (3:2)", "photos/events/monash-cup-2024/stage.jpg", {
        minWidth: 1200,
      }),
      alt: alt("Description of this photo", "Two captains shake hands in front of the screen."),
    }),
    "Photos of the event, one entry each; the first is shown largest",
  ),
  showTitle: yesOrNo(
    "Whether the event's name is visible; false hides it, but screen readers still read it",
  ),
  className: oneOf(
    ["page", "band"],
    'Background of the event: "page" is the dark one of the page, "band" is lighter',
  ),
});

const partOfNotice = (language: string, headingExample: string, textExample: string) =>
  z.strictObject({
    heading: heading(`Heading of this part in ${language}`, headingExample),
    text: paragraph(`Text of this part in ${language}`, textExample),
  });

export const events = z.strictObject({
  hero: z.strictObject({
    heading: heading("Heading of the events page", "Bring your crowd"),
    lead: sentence("Text below that heading", "Tell us what you have in mind."),
    contactLabel: label("Button that jumps down to the inquiry form", "CONTACT US"),
    photo: photo(
      "Photo at the top of the events page (16:9)",
      "photos/events/monash-cup-2024/stage.jpg",
      { minWidth: 1600 },
    ),
    alt: alt("Description of that photo", "Two teams on the stage, seen from the audience."),
  }),
  events: listOrNone(pastEvent, "Past events, newest first"),
  inquiry: z.strictObject({
    heading: heading("Heading of the inquiry form", "Plan your event with us"),
    lead: sentence("Text below that heading", "We read every message."),
    fieldLabels: z.strictObject({
      name: label("Label of the field for the visitor's name", "Name"),
      email: label("Label of the field for the e-mail address", "Email"),
      phone: label("Label of the field for the phone number", "Phone"),
      eventType: label("Label of the field for the kind of event", "Event type"),
      message: label("Label of the large field for the message", "Message"),
    }),
    eventTypes: list(
      label("One suggested event type", "Tournament"),
      "Kinds of event: links at the top of the page, and suggestions in the form's Event type field; visitors may type something else",
    ),
    messageHint: sentence(
      "Hint above the form's Message field: what to write there",
      "Good to know: the date and how many people.",
    ),
    chatMessage: message(
      "Beginning of the visitor's chat message, from the button beside the form; [event] becomes the kind of event in the form",
      "Hi! We would like to plan an event: [event].",
      ["event"],
    ),
    privacy: z.strictObject({
      line: sentence(
        "Line below the button: what visitors should know before they send",
        "We use what you send only to answer you.",
      ),
      parts: list(
        z.strictObject({
          english: partOfNotice("English", "What for", "To answer you."),
          malay: partOfNotice("Malay", "Untuk apa", "Untuk menjawab."),
        }),
        "Parts of the privacy notice, each in English and Malay",
      ),
    }),
  }),
});
