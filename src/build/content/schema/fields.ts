import { z } from "zod";

/** What an editor, a rule and GraphQL must know of a field beyond its zod type. */
export type FieldNote = {
  kind: "text" | "plainText" | "alt" | "link" | "photo" | "drawing" | "rigId" | "id" | "other";
  /** What the field is for. */
  description: string;
  /** Ends a sentence that begins with "expected": `a number of ringgit such as 6`. */
  expected: string;
  /** What to do about a value that is something else. */
  advice?: string;
  example: unknown;
  /** In characters, placeholders filled. */
  maxLength?: number;
  /** In px. */
  minWidth?: number;
  /** In px, where a place takes one size only. */
  exactSize?: { width: number; height: number };
  /** How GraphQL answers, where the zod type does not tell. */
  graphql?: { type: string; directive: string };
};

export const fieldNotes = z.registry<FieldNote>();

/** GraphQL names for objects that stand in several places; all others are called after their path. */
export const graphqlTypeNames = z.registry<{ name: string }>();

/** Whether a field's text may have placeholders such as `{hours.range}`. */
export function takesPlaceholders(schema: z.ZodType): boolean {
  const kind = fieldNotes.get(schema)?.kind;
  return kind === "text" || kind === "alt" || kind === "link";
}

function field<Schema extends z.ZodType>(schema: Schema, note: FieldNote): Schema {
  fieldNotes.add(schema, note);
  return schema;
}

const file = { type: "File", directive: "@fileInData" };
/** Nothing real is longer, and no browser promises to open a longer one. */
const ADDRESS_LENGTH = 2000;

const notBlank = () => z.string().regex(/\S/);

const quotesAdvice = 'Write it between straight quotes, such as "text".';

/** A text for visitors; `{hours.range}` and the other placeholders of `facts.ts` are filled in. */
const textUpTo = (maxLength: number) => (description: string, example: string) =>
  field(notBlank(), {
    kind: "text",
    description,
    example,
    maxLength,
    expected: `a text of at most ${maxLength} characters`,
    advice: quotesAdvice,
  });

/** What stands on a button, a link or over a column. */
export const label = textUpTo(30);
export const caption = textUpTo(40);
export const heading = textUpTo(60);
/** Of a page, in the browser's tab and in search results. */
export const pageTitle = textUpTo(90);
/** One or two sentences. */
export const sentence = textUpTo(220);
export const paragraph = textUpTo(700);

/** A text that placeholders stand for, so that it can hold none itself. */
const plainTextUpTo = (maxLength: number) => (description: string, example: string) =>
  field(z.string().regex(/^[^{}]*[^{}\s][^{}]*$/), {
    kind: "plainText",
    description,
    example,
    maxLength,
    expected: `a text of at most ${maxLength} characters, without a placeholder in { }`,
    advice: quotesAdvice,
  });

export const name = plainTextUpTo(40);
export const addressPart = plainTextUpTo(60);

/** What a photo shows, for those who cannot see it. */
export const alt = (description: string, example: string) =>
  field(notBlank(), {
    kind: "alt",
    description,
    example,
    maxLength: 200,
    expected: "one sentence of at most 200 characters that says what is to be seen",
    advice: "Describe the photo to somebody on the phone.",
  });

type PhotoSize = Pick<FieldNote, "minWidth" | "exactSize">;

/** A photo's path inside `data/`; sizes in px. */
export const photo = (description: string, example: string, size: PhotoSize) =>
  field(z.string().regex(/^photos\/.+\.(jpe?g|png)$/), {
    kind: "photo",
    description,
    example,
    ...size,
    expected: `the path of a JPEG or PNG file such as ${example}`,
    advice: "It begins with photos/ and ends with .jpg, .jpeg or .png.",
    graphql: file,
  });

/** A drawing's path inside `data/`. */
export const drawing = (description: string, example: string) =>
  field(z.string().regex(/^brand\/.+\.svg$/), {
    kind: "drawing",
    description,
    example,
    expected: `the path of an SVG file such as ${example}`,
    advice: "It begins with brand/ and ends with .svg.",
    graphql: file,
  });

/** A name that other data refers to; changing one changes every reference to it. */
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
      expected: `lowercase words joined by hyphens such as ${example}`,
    },
  );

/** The id of a rig in `rigs.json`; GraphQL answers with the rig itself. */
export const rigId = (description = "Which rig this is about") =>
  field(z.string().min(1), {
    kind: "rigId",
    description,
    example: "pc-gaming",
    expected: "the id of a rig in data/rigs.json such as pc-gaming",
    graphql: { type: "RigsJsonRigs", directive: "@rigById" },
  });

const isWholeSen = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** An amount in ringgit (RM), sen after the point. */
export const ringgit = (description: string, example: number) =>
  field(z.number().positive().max(100_000).refine(isWholeSen), {
    kind: "other",
    description,
    example,
    expected: `a number of ringgit such as ${example}`,
    advice: "Write the number alone, without RM and without quotes, sen after a point.",
  });

/** Whole hours. */
export const hourCount = (description: string, example: number) =>
  field(z.int().positive().max(24), {
    kind: "other",
    description,
    example,
    expected: `a whole number of hours from 1 to 24 such as ${example}`,
    advice: "Write the number alone, without quotes.",
  });

/** A 24-hour clock time, `HH:MM`. */
export const time = (description: string, example: string) =>
  field(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), {
    kind: "other",
    description,
    example,
    expected: `a time on the 24-hour clock such as "${example}"`,
    advice: "Two digits, a colon, two digits, between quotes; midnight is 00:00.",
  });

/** A link out of the site; placeholders are filled in, as in a text. */
export const link = (description: string, example: string) =>
  field(
    z
      .string()
      .max(ADDRESS_LENGTH)
      .regex(/^https:\/\/[^\s/]+\S*$/),
    {
      kind: "link",
      description,
      example,
      expected: `an address that begins with https:// such as ${example}`,
      advice: "Copy it from the address bar of a browser.",
    },
  );

/** Any other text of one line; `expected` ends a sentence as in `FieldNote`. */
export const pattern = (
  form: RegExp,
  description: string,
  example: string,
  expected: string,
  advice?: string,
) => special(z.string().max(ADDRESS_LENGTH).regex(form), description, example, expected, advice);

/** Any other single value; `expected` ends a sentence as in `FieldNote`. */
export const special = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example: unknown,
  expected: string,
  advice?: string,
) =>
  field(schema, {
    kind: "other",
    description,
    example,
    expected,
    ...(advice !== undefined && { advice }),
  });

/** One of some words. */
export const oneOf = <Word extends string>(words: readonly Word[], description: string) =>
  special(z.enum(words), description, words[0], `one of these words: ${words.join(", ")}`);

export const yesOrNo = (description: string) =>
  special(z.boolean(), description, true, "true or false", "Write it without quotes.");

/** At least one entry. */
export const list = <Item extends z.ZodType>(item: Item, description: string) =>
  z.array(item).min(1).describe(description);
