import { z } from "zod";
import { alt, id, photo, text } from "../fields";

const event = z.strictObject({
  id,
  title: z.string().min(1),
  description: text,
  additionalInfo: z.array(text).min(1).optional(),
  images: z.array(z.strictObject({ photo, alt })).min(1),
  /** Without it the title is still there for screen readers. */
  showTitle: z.boolean(),
  /** The arrangement of the photos: a class of `PastEvent.module.scss`. */
  className: z.enum(["mosaic", "filmstrip"]),
});

export const events = z.strictObject({
  hero: z.strictObject({ heading: text, lead: text, contactLabel: text }),
  pastEventsHeading: text,
  events: z.array(event),
  inquiry: z.strictObject({
    heading: text,
    lead: text,
    submitLabel: text,
    eventTypes: z.array(text).min(1),
  }),
});
