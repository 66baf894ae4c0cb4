import type { z } from "zod";
import type { FieldNote } from "./fieldNotes";

/** A value that a field refuses for a reason of its own. */
export type Mistake = {
  /** Matches a text, the JSON of any other value, or the name of an unknown field in a block. */
  looksLike: RegExp;
  /** Completes `"Mon-Fri" …`; `$0` is the match and `$1` its first group. If empty, the usual message is used. */
  message: string;
};

const knownMistakes = new WeakMap<z.ZodType, readonly Mistake[]>();

/** Returns a schema that refuses texts which look like one of the mistakes. */
export function refusing<Schema extends z.ZodType>(schema: Schema, mistakes: readonly Mistake[]) {
  const isMistake = (value: unknown) =>
    typeof value === "string" && mistakes.some(({ looksLike }) => looksLike.test(value));
  const strict: Schema = schema.refine((value) => !isMistake(value));
  knownMistakes.set(strict, [...mistakes, ...(knownMistakes.get(schema) ?? [])]);
  return strict;
}

/** Returns what is wrong with a value that looks like a known mistake, and what to write instead. */
export function mistakeMessage(schema: z.ZodType, value: unknown): string {
  const words = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  for (const { looksLike, message } of knownMistakes.get(schema) ?? []) {
    const found = words.match(looksLike);
    if (found) return message.replace(/\$(\d)/g, (_whole, group: number) => found[group] ?? "");
  }
  return "";
}

const factName =
  "((?:site|hours|contact|address|links|formService|rigs|rates|packages|membership|events)\\.[\\w.-]+)";

const wrongBrackets: Mistake = {
  looksLike: new RegExp(`(?:\\$\\{|\\{\\{|[[(<])${factName}(?:\\}\\}?|[\\])>])`),
  message: "contains $0. Write {$1} instead.",
};

const noPlaceholders: Mistake = {
  looksLike: new RegExp(`[[({<]${factName}[\\])}>]`),
  message: "contains $0, but cannot contain placeholders. Write the words themselves.",
};

/** Visitors would read these, because the site shows texts as they are. */
const markup: Mistake[] = [
  { looksLike: /^null$/, message: "" },
  {
    looksLike:
      /<\/?(?:a|b|br|center|div|em|font|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)\b[^<>]*>/i,
    message: "contains the HTML tag $0, which visitors would read. Remove all tags.",
  },
  {
    looksLike:
      /&(?:#x?[\da-f]+|amp|apos|copy|[gl]t|hellip|[mn]dash|nbsp|quot|[lr][ds]quo|reg|trade);/i,
    message:
      "contains the HTML code $0, which visitors would read. Write the character itself instead.",
  },
  {
    looksLike: /\*\*[^*]+\*\*/,
    message: "contains $0, and visitors would read the stars. Remove them.",
  },
];

export const inPlainTexts: Mistake[] = [noPlaceholders, ...markup];

const allDay: Mistake = {
  looksLike: /24 ?(?:h|\/ ?7)|all day/i,
  message:
    'does not fit here: the site cannot show 24 hours. Write opens "00:00" and closes "23:59" instead.',
};

const byWeekday =
  'does not fit here: all days have the same hours. Write them once, like this: "days": "Monday-Sunday", "opens": "12:00", "closes": "02:00". Add dates with other hours to specialDays.';

export const inHours: Mistake[] = [
  allDay,
  { looksLike: /mon|tue|wed|thu|fri|sat|sun|week|[[{]/i, message: byWeekday },
];

export const inDays: Mistake[] = [allDay, { looksLike: /\d|[[{]/, message: byWeekday }];

export const inPhoneNumber: Mistake[] = [
  {
    looksLike: /^(\+60[ -]?)\(?0\)?[ -]?([1-9][\d -]+)$/,
    message: 'has a 0 after +60. Write "$1$2" instead.',
  },
  { looksLike: /^0([1-9][\d -]+)$/, message: 'has no country code. Write "+60 $1" instead.' },
];

export const copyEmbedAddress =
  "In the map service, choose Share, then Embed a map, and copy the address after src=";

export const inMapAddress: Mistake[] = [
  {
    looksLike:
      /^https:\/\/(?:maps\.app\.goo\.gl|goo\.gl|(?:[\w-]+\.)*google\.[a-z.]+)\/(?!\S*embed)/,
    message: `is a link to share, which does not work inside a page. ${copyEmbedAddress}`,
  },
];

export const inMoments: Mistake[] = [
  {
    looksLike: /^\d{4}-\d{2}-\d{2} 24:00$/,
    message: "does not say which day it means. Write 00:00 on the next day, or 23:59.",
  },
  {
    looksLike: /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/,
    message: 'has a T in the middle. Write "$1 $2" instead.',
  },
  {
    looksLike: /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/,
    message:
      'does not begin with the year. Write year, month and day, then the time, like this: "2026-12-05 14:00"',
  },
  {
    looksLike: /^(\d{4}-\d{2}-\d{2})$/,
    message: 'has no time. Write one after the date, like this: "$1 14:00"',
  },
  {
    looksLike: /[ap]\.?m/i,
    message: 'has AM or PM. Use the 24-hour clock, like this: "2026-12-05 14:00"',
  },
];

/** In the text of a notice, which cannot contain a link. The field `link` is for that. */
export const inNotices: Mistake[] = [
  {
    looksLike: /(?:https?:\/\/|www\.)\S+/,
    message: 'contains the address $0, which visitors could not tap. Write it into "link".',
  },
];

const inPhotoPaths: Mistake[] = [
  {
    looksLike: /\.(?!jpe?g$|png$)(?:[Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg])$/,
    message:
      "ends with capital letters. Write the ending in small letters, and rename the file like this too.",
  },
];

/** The mistakes of all fields of one kind. */
export const mistakesByKind: { [Kind in FieldNote["kind"]]?: Mistake[] } = {
  text: [wrongBrackets, ...markup],
  plainText: inPlainTexts,
  alt: [
    {
      looksLike: /\.(?:jpe?g|png|webp|gif|heic|svg)$/i,
      message:
        "is the name of a file. Describe what the photo shows, for people who cannot see it.",
    },
    wrongBrackets,
    ...markup,
  ],
  link: [
    wrongBrackets,
    {
      looksLike: /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(?:0|600)/,
      message:
        'has a 0 before the phone number, which WhatsApp does not understand. Write "https://wa.me/{contact.phoneDigits}"',
    },
  ],
  photo: inPhotoPaths,
};
