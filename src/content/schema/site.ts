import { z } from "zod";
import { daysOfWeek, daysPattern, week } from "../../domain/time/dates";
import { isAllDay, type OpeningHours } from "../../domain/time/hours";
import { isAddress } from "./addresses";
import { field, refuseRepeated, withRule } from "./field";
import {
  addressPart,
  date,
  heading,
  label,
  link,
  list,
  listOrNone,
  logo,
  MAX_ADDRESS_LENGTH,
  message,
  name,
  oneOf,
  pattern,
  sentence,
  time,
} from "./fields";

/**
 * Google's addresses that do not work inside a page: those of the button Share, and embed addresses that redirect to another
 * host, to which the Content-Security-Policy does not let the page go.
 */
const unusableMap =
  /^https:\/\/(?!www\.google\.com\/maps\/embed\b)(?:maps\.app\.goo\.gl|goo\.gl|(?:[\w-]+\.)*google\.[a-z.]+)\//;

const isPossible = (hours: OpeningHours) => hours.opens !== hours.closes || isAllDay(hours);

const sameTime = (time: string) =>
  `"${time}" is also the opening time. Write another closing time; it may be after midnight, like "02:00". If the venue is open all day, write "00:00" for both.`;

const specialDay = withRule(
  z.strictObject({
    date: date("Date of the special day", "2027-02-06"),
    opens: time(
      "Opening time on that day; empty if the venue is closed all day",
      "18:00",
    ).nullable(),
    closes: time(
      "Closing time on that day; empty if the venue is closed all day",
      "05:00",
    ).nullable(),
    note: label("Reason, such as the name of the holiday", "Chinese New Year"),
  }),
  ({ opens, closes }, refuse) => {
    if ((opens === null) !== (closes === null)) {
      refuse(
        ["closes"],
        "only one of the two times is null. Write two times, or null for both on a closed day.",
      );
    } else if (opens !== null && closes !== null && !isPossible({ opens, closes })) {
      refuse(["closes"], sameTime(closes));
    }
  },
);

const otherHours = withRule(
  z.strictObject({
    weekdays: list(oneOf(week, "One of those days"), "Days of the week that have these hours"),
    opens: time("Opening time on these days", "12:00"),
    closes: time("Closing time on these days; may be after midnight", "04:00"),
  }),
  (hours, refuse) => {
    if (!isPossible(hours)) refuse(["closes"], sameTime(hours.closes));
  },
);

const hours = withRule(
  z.strictObject({
    days: pattern(
      daysPattern,
      "Days on which the venue is open, also those with other hours",
      "Monday-Sunday",
      "a list of full English day names",
      'Write it like this: "Monday-Sunday" or "Monday, Wednesday-Saturday"',
    ),
    opens: time("Opening time", "12:00"),
    closes: time("Closing time; may be after midnight; both 00:00 if open all day", "02:00"),
    otherHours: listOrNone(
      otherHours,
      "Hours on days of the week that differ from the others; empty for none",
    ).optional(),
    specialDays: listOrNone(
      specialDay,
      "Days on which the venue is closed or has other hours, shown in the footer; empty for none",
    ),
  }),
  ({ days, opens, closes, otherHours = [] }, refuse) => {
    if (!isPossible({ opens, closes })) refuse(["closes"], sameTime(closes));
    const open = daysOfWeek(days);
    const left = new Set(open);
    otherHours.forEach(({ weekdays }, entry) => {
      weekdays.forEach((day, index) => {
        if (left.delete(day)) return;
        refuse(
          ["otherHours", entry, "weekdays", index],
          open.includes(day)
            ? `${day} is already in otherHours. Remove one of them.`
            : `${day} is not among the days on which the venue is open, "${days}". Add it to days, or remove it here.`,
        );
      });
    });
    if (left.size > 0) return;
    refuse(
      ["otherHours"],
      "each day has other hours, so none has those above. Write the hours of most days above, and only the others here.",
    );
  },
);

/** The privacy notice names the service, so it must be the one that receives what visitors send. */
const inquiry = withRule(
  z.strictObject({
    endpoint: pattern(
      /^https:\/\/[^\s/]+\S*$/,
      "Address of the form service that receives the inquiry form",
      "https://api.web3forms.com/submit",
      "the https address of a form service",
    ),
    accessKey: pattern(
      /^[\w-]{8,}$/,
      "Public key of the venue at that form service",
      "1a2b3c4d-5e6f-7a8b-9c0d-1e2f3a4b5c6d",
      "a key of at least 8 letters, digits and hyphens",
      "Copy the key from the form service.",
    ),
    service: z.strictObject({
      name: name("Name of that form service, in the privacy notice", "Web3Forms"),
      host: pattern(
        /^[a-z\d-]+(\.[a-z\d-]+)+$/,
        "Host of the form service: the part of the endpoint between https:// and the next /",
        "api.web3forms.com",
        "a host name in small letters",
      ),
      country: name("Country of the form service, in the privacy notice", "Malaysia"),
    }),
  }),
  ({ endpoint, service }, refuse) => {
    const host = URL.canParse(endpoint) ? new URL(endpoint).hostname : "";
    if (host === service.host) return;
    refuse(
      ["endpoint"],
      `this address is not at ${service.host}, but the privacy notice says that ${service.name} receives what visitors send. If you use ${service.name}, write the address that it gave you. If you use another service, change inquiry.service: its name, its host (${JSON.stringify(host)}) and its country.`,
    );
  },
);

const fields = z.strictObject({
  name: name("Name of the venue, in the menu bar, titles and texts", "Neon Corner"),
  icon: logo("Logo in the menu bar and in the browser tab (1:1)", "brand/mark.svg", 192),
  appIcon: logo(
    "Logo of the installed site on a phone (1:1); phones may cut off its corners",
    "brand/icon.svg",
    512,
  ),
  siteBase: field(
    z
      .string()
      .regex(/^https:\/\/[^/\s]+$/)
      .refine(isAddress),
    {
      description: "Address of this site, for search engines and shared links",
      example: "https://www.your-venue.com",
      expected: "an https address without a slash at its end",
    },
  ),
  hours,
  contact: z.strictObject({
    phones: list(
      z.strictObject({
        number: pattern(
          /^\+(?!60[ -]?0)(?:[ -]?\d){8,15}$/,
          "Phone number, in the footer",
          "+60 12-345 6789",
          "a phone number that begins with + and the country code, with no 0 after +60",
        ),
        label: label("What the number is for, below it", "Events").optional(),
      }),
      "Phone numbers; the first is also on the first screen, in texts and in chat links",
    ),
    email: field(z.email().max(254), {
      description: "E-mail address, in the footer",
      example: "hello@your-venue.com",
      expected: "an e-mail address",
    }),
  }),
  address: z.strictObject({
    street: addressPart("House number and street", "12 Jalan Orchid"),
    suburb: addressPart("Taman or suburb", "Taman Orchid"),
    postcode: pattern(/^\d{5}$/, "Postcode", "50000", "five digits between quotation marks"),
    city: addressPart("City", "Kuala Lumpur"),
    state: addressPart("State", "Kuala Lumpur"),
  }),
  map: z.strictObject({
    embedUrl: field(
      z
        .string()
        .max(MAX_ADDRESS_LENGTH)
        .regex(/^(https:\/\/[^\s/]+|\/[^\s/])\S*$/)
        .refine((address) => address.startsWith("/") || isAddress(address))
        .refine((address) => !unusableMap.test(address)),
      {
        description: "Address of the map in the footer",
        example: "https://www.google.com/maps/embed?pb=!1m18!1m12",
        expected:
          "the https address of a map to embed, or / and the name of a page that a developer has put into static/",
        advice:
          "In the map service, choose Share, then Embed a map, and copy the address after src=",
      },
    ),
    directionsUrl: link(
      "Address that the link Directions opens; phones open it in their map app",
      "https://maps.app.goo.gl/AbCdEfGh12345678",
    ),
  }),
  links: z.strictObject({
    social: listOrNone(
      z.strictObject({
        label: name("Name of the social network, in the footer", "Instagram"),
        url: link("Address of the venue there", "https://www.instagram.com/yourname"),
      }),
      "Links to social networks, in the footer and for search engines; empty for none",
    ),
    chat: z.strictObject({
      label: name("Name of the chat, on the first screen, in the footer and in texts", "WhatsApp"),
      url: link("Address that the links to the chat open", "https://wa.me/60123456789"),
    }),
  }),
  reservation: z.strictObject({
    label: label(
      "Button that opens the chat, on the first screen, in the bar on phones and in the calculator",
      "RESERVATION",
    ),
    note: sentence(
      "Note at each such button: what visitors can reserve",
      "For PS5 and racing simulator only.",
    ),
    walkIn: sentence(
      "What visitors cannot reserve, on the first screen and in the calculator; empty if they can reserve everything",
      "For PC gaming, just walk in.",
    ).nullable(),
    message: message(
      "Beginning of the visitor's chat message; [rigs] becomes what visitors can reserve, or what they have chosen in the calculator",
      "Hi! I would like to reserve.\nWhat: [rigs]\nDay: ",
      ["rigs"],
    ),
  }),
  recruitment: z.strictObject({
    heading: heading("Heading of the jobs section in the footer", "Join Us"),
    text: sentence("Text of the jobs section", "Come and work with us."),
    label: label("Link to the application form", "Apply Now"),
    url: link("Address of the application form", "https://forms.gle/AbCdEfGh12345678"),
  }),
  footer: z.strictObject({
    hoursHeading: heading("Heading of the opening hours", "Opening hours"),
    contactHeading: heading("Heading of phone, e-mail and links", "Talk to us"),
    addressHeading: heading("Heading of the address", "Find us"),
  }),
  editing: z.strictObject({
    repository: z
      .strictObject({
        name: pattern(
          /^[\w.-]+\/[\w.-]+$/,
          "Owner and name of the repository on GitHub that holds this site",
          "your-venue/website",
          "the name of a repository with its owner",
        ),
        branch: pattern(
          /^[\w./-]{1,100}$/,
          "Branch that the site is published from",
          "main",
          "the name of a branch",
        ),
        saveAs: oneOf(
          ["commits", "pullRequests"],
          "What a save becomes: a commit is published at once, a pull request when somebody merges it",
        ),
      })
      .nullable()
      .describe(
        "Where the form editor saves when it is published at /admin/; empty keeps it off the public site",
      ),
  }),
  inquiry,
});

export const site = withRule(fields, ({ hours: { specialDays } }, refuse) =>
  refuseRepeated(
    ["hours", "specialDays"],
    ["date"],
    specialDays.map(({ date }) => date),
    refuse,
  ),
);
