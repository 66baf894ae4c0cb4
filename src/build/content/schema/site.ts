import { z } from "zod";
import { daysPattern } from "../../../domain/openingHours/daysOfWeek";
import {
  addressPart,
  drawing,
  heading,
  label,
  link,
  name,
  pattern,
  sentence,
  special,
  time,
} from "./fields";

const labelledLink = (labelExample: string, urlExample: string) =>
  z.strictObject({
    label: label("The link's words", labelExample),
    url: link("Where it leads", urlExample),
  });

const phone = pattern(
  /^\+(?:[ -]?\d){8,15}$/,
  "The phone number, as people write it; tapping it calls",
  "+60 12-345 6789",
  "an international phone number such as +60 12-345 6789",
  "It begins with + and the country's number; only digits, spaces and hyphens follow.",
);

export const site = z.strictObject({
  name: name("The venue's name, in the navbar, titles and texts", "Midnight Lobby"),
  icon: drawing("The mark, in the navbar and on the browser's tab", "brand/mark.svg"),
  appIcon: drawing("Square, with a background, on a phone's home screen", "brand/icon.svg"),
  siteBase: pattern(
    /^https:\/\/[^/\s]+$/,
    "The site's address, for search engines and shared links",
    "https://midnight-lobby.example",
    "an https address with no slash at its end such as https://midnight-lobby.example",
  ),
  hours: z.strictObject({
    days: pattern(
      daysPattern,
      "The days, as shown",
      "Monday-Sunday",
      "days such as Monday-Sunday, or Monday, Wednesday-Saturday",
      "English names in full, a hyphen for a range, a comma and a space between.",
    ),
    opens: time("When the doors open", "12:00"),
    closes: time("When they close; after midnight is fine", "02:00"),
    specialDays: z
      .array(
        z.strictObject({
          date: pattern(
            /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
            "The date on which the doors open, or would",
            "2027-02-06",
            'a date such as "2027-02-06"',
            "Year, month and day, between quotes.",
          ),
          opens: time(
            "When the doors open that day; null with closes for a closed day",
            "18:00",
          ).nullable(),
          closes: time("When they close; null with opens for a closed day", "05:00").nullable(),
          note: label("Why, in a word or two", "Chinese New Year"),
        }),
      )
      .describe("Days that are closed or have other hours; none is fine"),
  }),
  contact: z.strictObject({
    phone,
    email: special(
      z.email().max(254),
      "The e-mail address; tapping it writes",
      "hello@midnight-lobby.example",
      "an e-mail address such as hello@midnight-lobby.example",
    ),
  }),
  address: z.strictObject({
    street: addressPart("House number and street", "1 Jalan Contoh"),
    suburb: addressPart("Taman or suburb", "Taman Contoh"),
    postcode: pattern(
      /^\d{5}$/,
      "The postcode",
      "50000",
      'five digits between quotes such as "50000"',
    ),
    city: addressPart("City", "Bandar Contoh"),
    state: addressPart("State", "Negeri Contoh"),
  }),
  map: z.strictObject({
    title: sentence("What screen readers call the map", "Map showing {site.name}"),
    embedUrl: pattern(
      /^(https:\/\/[^\s/]+|\/[^\s/])\S*$/,
      "The map's embed address",
      "https://maps.example/embed?place=1",
      "an address that begins with https://, or with / for a page in static/",
      "A map service gives it under Share, Embed a map: it is the src in the code.",
    ),
    directionsLabel: label("Leads to the map service", "Directions"),
    directionsUrl: link(
      "Opens the way to the venue, on phones in the map app",
      "https://maps.example/directions?to={address.encoded}",
    ),
  }),
  links: z.strictObject({
    instagram: labelledLink("Instagram", "https://instagram.example/midnightlobby"),
    chat: labelledLink("WhatsApp", "https://wa.example/{contact.phoneDigits}"),
  }),
  reservation: z.strictObject({
    label: label("On the button that opens the chat", "RESERVATION"),
    note: sentence("What can be reserved", "For PS5 and racing simulator only."),
    message: special(
      z.string().regex(/^(?=[\s\S]*\[rig\])(?=[\s\S]*\[hours\])[\s\S]{1,300}$/),
      "The message that the chat begins with; visitors complete it. \\n begins a line",
      "Hi! I would like to reserve.\nService: [rig]\nHow long: [hours]\nDay: ",
      "a text of at most 300 characters with [rig] and [hours] in it",
    ),
  }),
  recruitment: z.strictObject({
    heading: heading("Over the invitation to work here", "Join Us"),
    text: sentence("The invitation", "Come and work with us."),
    label: label("On its link", "Apply Now"),
    url: link("The application form", "https://forms.example/apply"),
  }),
  footer: z.strictObject({
    hoursHeading: heading("Over the opening hours", "Opening hours"),
    contactHeading: heading("Over phone, e-mail and links", "Talk to us"),
    addressHeading: heading("Over address and map", "Find us"),
    copyAddressLabel: label("On the button that copies the address", "Copy address"),
    addressCopiedLabel: label("On that button once it has", "Copied"),
  }),
  lightbox: z.strictObject({
    label: label("What screen readers call the large view of photos", "Photos, large"),
    close: label("Leaves the large view", "Close"),
    previous: label("Leads to the photo before", "Previous photo"),
    next: label("Leads to the photo after", "Next photo"),
    zoom: label("Shows more of a large photo's detail, or less", "Zoom"),
    error: sentence("When a large photo does not load", "This photo could not be loaded."),
  }),
  inquiry: z.strictObject({
    endpoint: pattern(
      /^https:\/\/[^\s/]+\S*$/,
      "Where the form is sent",
      "https://api.web3forms.com/submit",
      "the https address of the form service such as https://api.web3forms.com/submit",
    ),
    accessKey: pattern(
      /^[\w-]{8,}$/,
      "The public key that the form service gave us",
      "00000000-0000-0000-0000-000000000000",
      "the key from the form service, at least 8 letters, digits and hyphens",
    ),
  }),
});
