import { z } from "zod";
import { timeOf } from "../../domain/time/venueTime";
import { isAddress } from "./addresses";
import { type FieldNote, field, type Refuse, writeLike } from "./field";

const fileLink = { type: "File", directive: '@link(by: "relativePath")' };

/** In characters. Some browsers do not open longer addresses. */
export const MAX_ADDRESS_LENGTH = 2000;

/** Not `"null"`, either: it was meant to be `null`. */
const notBlank = () => z.string().regex(/^(?!null$)[\s\S]*\S/);

/** A text for visitors. Placeholders are filled in. */
const textUpTo = (maxLength: number) => (description: string, example: string) =>
  field(notBlank(), {
    kind: "text",
    description,
    example,
    maxLength,
    expected: "a text",
  });

export const label = textUpTo(30);
export const caption = textUpTo(40);
export const heading = textUpTo(60);
export const pageTitle = textUpTo(90);
export const sentence = textUpTo(220);
export const paragraph = textUpTo(700);

/** A text that fills a placeholder, so it cannot contain placeholders itself. */
const plainTextUpTo = (maxLength: number) => (description: string, example: string) =>
  field(z.string().regex(/^(?!null$)[^{}]*[^{}\s][^{}]*$/), {
    kind: "plainText",
    description,
    example,
    maxLength,
    expected: "a plain text without { }",
  });

export const name = plainTextUpTo(40);
export const addressPart = plainTextUpTo(60);

/** A photo's alternative text. */
export const alt = (description: string, example: string) =>
  field(notBlank(), {
    kind: "alt",
    description,
    example,
    maxLength: 200,
    expected: "a sentence that describes the photo",
  });

type PhotoSize = Pick<FieldNote, "minWidth" | "exactSize">;

/** What to do with a photo whose name ends in another way than with .jpg, .jpeg or .png. */
function photoAdvice(path: unknown): string | undefined {
  const [, ending = ""] = /^photos\/.*\.(\w+)$/.exec(String(path)) ?? [];
  if (/^hei[cf]$/i.test(ending)) {
    return "Browsers do not show this format. Open the photo in a photo program and save it as JPEG. An iPhone takes JPEG photos if you choose Settings, Camera, Formats, Most Compatible.";
  }
  return ending ? "Open the photo in a photo program and save it as JPEG." : undefined;
}

/** The path of a file with one of these endings. Cameras write `.JPG`, and github.com cannot rename a file that is no text. */
function pathIn(folder: string, endings: string[]) {
  // JSON Schema has no patterns that ignore case.
  const inAnyCasing = endings
    .join("|")
    .replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return z.string().regex(new RegExp(`^${folder}/.+\\.(${inAnyCasing})$`));
}

/** A photo's path inside `data/`. */
export const photo = (description: string, example: string, size: PhotoSize) =>
  field(pathIn("photos", ["jpg", "jpeg", "png"]), {
    kind: "photo",
    description,
    example,
    expected: "a path that begins with photos/ and ends with .jpg, .jpeg or .png",
    adviceOn: photoAdvice,
    ...size,
    graphql: fileLink,
  });

/** A photo that may be missing needs an alternative text if it is there. */
export function refusePhotoWithoutAlt(
  { photo, alt }: { photo?: string | undefined; alt?: string | undefined },
  refuse: Refuse,
): void {
  if (photo && !alt) {
    refuse([], "there is a photo, but no description of it. Add the field alt.");
  }
  if (alt && !photo) {
    refuse([], "there is alt, but no photo. Add the photo, or remove alt.");
  }
}

/** The path of a logo inside `data/`. The smallest width is for a PNG. */
export const logo = (description: string, example: string, minWidth: number) =>
  field(pathIn("brand", ["svg", "png"]), {
    kind: "logo",
    description,
    example,
    minWidth,
    expected: "a path that begins with brand/ and ends with .svg or .png",
    graphql: fileLink,
  });

export const id = (description: string, example: string) =>
  field(
    z
      .string()
      .max(60)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    {
      kind: "id",
      description,
      example,
      expected: "an id of at most 60 small letters, digits and hyphens",
    },
  );

/** The id of a rig in `rigs.json`. GraphQL resolves it to the rig. */
export const rigId = (description: string) =>
  field(z.string().min(1), {
    kind: "rigId",
    description,
    example: "pc-gaming",
    expected: "the id of a rig in data/rigs.json",
    graphql: { type: "RigsJsonRigs", directive: "@rigById" },
  });

const isWholeSen = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

const amount =
  (schema: z.ZodNumber, orNone = "") =>
  (description: string, example: number) => {
    const advice = `Write a number such as ${example} or 7.50, without quotation marks and without RM${orNone}.`;
    return field(schema.max(100_000).refine(isWholeSen), {
      description,
      example,
      expected: "an amount in RM",
      advice,
      adviceOn: (value) =>
        /\d\s*h/i.test(String(value))
          ? `The site would show a number here as RM, so write hours into a text. ${advice}`
          : undefined,
    });
  };

/** An amount in ringgit (RM), with sen as decimals. */
export const ringgit = amount(z.number().positive());

/** An amount in RM, or 0. */
export const ringgitOrNone = amount(z.number().min(0), ", or 0 for none");

/** Three days. What cafés sell is shorter. */
const MAX_HOURS = 72;

/** The hours of a package or a gift. */
export const hourCount = (description: string, example: number) =>
  field(z.int().positive().max(MAX_HOURS), {
    description,
    example,
    expected: `a whole number of hours from 1 to ${MAX_HOURS}`,
    advice: `Write a number such as ${example}, without quotation marks.`,
  });

/** A 24-hour clock time, `HH:MM`. */
export const time = (description: string, example: string) =>
  field(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), {
    description,
    example,
    expected: "a time on the 24-hour clock",
    advice: `${writeLike(example)} (midnight is "00:00")`,
  });

/** A day, `YYYY-MM-DD`. */
export const date = (description: string, example: string) =>
  field(z.iso.date(), {
    description,
    example,
    expected: "a date of the calendar, written as year-month-day",
    advice: `${writeLike(example)}. For several days, write one block for each day.`,
  });

/** A minute at the venue, `YYYY-MM-DD HH:MM`. */
export const moment = (description: string, example: string) =>
  field(
    z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/)
      .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success),
    {
      description,
      example,
      expected: "a date with a time, written as year-month-day hour:minute",
      advice: `${writeLike(example)}. A day ends at "00:00" of the next: the end of Sunday is Monday "00:00".`,
    },
  );

export function refuseNeverShown(
  { from, until }: { from?: string | undefined; until?: string | undefined },
  refuse: Refuse,
): void {
  if (!from || !until || timeOf(until) > timeOf(from)) return;
  refuse(["until"], `"${until}" is not after "${from}", so visitors would never see this.`);
}

/** The beginning of a chat message. Each word in square brackets is filled in when it is sent. */
export const message = (description: string, example: string, filledIn: readonly string[]) => {
  const hasWords = filledIn.map((word) => `(?=[\\s\\S]*\\[${word}\\])`).join("");
  return field(z.string().regex(new RegExp(`^${hasWords}[^{}]*$`)), {
    kind: "plainText",
    description,
    example,
    maxLength: 300,
    expected: `a text with ${filledIn.map((word) => `[${word}]`).join(" and ")} in it, and without { }`,
  });
};

/** A link to another site. Placeholders are filled in. */
export const link = (description: string, example: string) =>
  field(
    z
      .string()
      .max(MAX_ADDRESS_LENGTH)
      // The form editor checks the pattern while somebody types.
      .regex(/^https:\/\/[^\s/]+\S*$/)
      .refine(isAddress),
    {
      kind: "link",
      description,
      example,
      expected: "an address that begins with https:// and the name of a host, and has no spaces",
    },
  );

/** Any other text on one line. */
export const pattern = (
  form: RegExp,
  description: string,
  example: string,
  expected: string,
  advice = writeLike(example),
) =>
  field(z.string().max(MAX_ADDRESS_LENGTH).regex(form), {
    description,
    example,
    expected,
    advice,
  });

export const oneOf = <Word extends string>(words: readonly Word[], description: string) =>
  field(z.enum(words), {
    description,
    example: words[0],
    expected: `one of the words ${words.join(", ")}`,
    advice: `Write one of them, like this: "${words[0]}"`,
  });

export const yesOrNo = (description: string) =>
  field(z.boolean(), {
    description,
    example: true,
    expected: "true or false",
    advice: "Write true or false without quotation marks.",
  });

/** A list that may be empty. */
export const listOrNone = <Item extends z.ZodType>(item: Item, description: string) =>
  z.array(item).describe(description);

/** A list with at least one entry. */
export const list = <Item extends z.ZodType>(item: Item, description: string) =>
  z.array(item).min(1).describe(description);
