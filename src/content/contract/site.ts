import { z } from "zod";
import { drawing, link, text, time } from "../fields";

const labelledLink = z.strictObject({ label: text, url: link });

export const site = z.strictObject({
  name: z.string().trim().min(1),
  /** The mark: in the navbar and on the browser's tab. */
  icon: drawing,
  /** Square, with a background: on a phone's home screen. */
  appIcon: drawing,
  siteBase: z
    .string()
    .regex(/^https:\/\/[^/]+$/, "expected an https address with no slash at its end"),
  hours: z.strictObject({ days: z.string().min(1), opens: time, closes: time }),
  contact: z.strictObject({
    phone: z
      .string()
      .regex(/^\+[\d -]{8,}$/, "expected an international number such as +60 12-345 6789"),
    email: z.email(),
  }),
  address: z.strictObject({
    street: z.string().min(1),
    suburb: z.string().min(1),
    postcode: z.string().regex(/^\d{5}$/, "expected five digits, in quotes"),
    city: z.string().min(1),
    state: z.string().min(1),
  }),
  map: z.strictObject({
    title: text,
    embedUrl: z.union([link, z.string().startsWith("/")]),
    directionsLabel: text,
    directionsUrl: link,
  }),
  links: z.strictObject({ instagram: labelledLink, chat: labelledLink }),
  reservation: z.strictObject({ label: text, note: text }),
  recruitment: z.strictObject({ heading: text, text, label: text, url: link }),
  footer: z.strictObject({ hoursHeading: text, contactHeading: text, addressHeading: text }),
  inquiry: z.strictObject({ endpoint: z.url(), accessKey: z.string().min(1) }),
});
