/** A mistake in the data folder, worded for the editor who made it. */
export type Mistake = {
  /** `data/pricing.json` */
  file: string;
  /** Both count from 1. Missing for files that have no lines, such as photos. */
  place?: { line: number; column: number };
  /** `rates[1].member` */
  field?: string;
  /** What is wrong with which value, then what to do: `"RM6" is not an amount in RM. Write …` */
  message: string;
};

/** `U+00A0` */
export const codeOf = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;

/** A character that nobody can see, such as `\u0000`, but not one for layout or within words and emoji. */
export const INVISIBLE =
  /(?![\t\n\r\u00AD\u200C]|\u200D|[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Invisible, or like a space or a hyphen. */
const DECEPTIVE = new RegExp(`${INVISIBLE.source}|(?! )[\\p{Zs}\\u2010\\u2011]`, "gu");

/** Shows the codes of characters that may be the mistake, although they look right. */
export function withVisibleCharacters(message: string): string {
  return message.replace(DECEPTIVE, (character) => `[${codeOf(character)}]`);
}

/** Formats a mistake: `data/pricing.json:14:20 rates[1].member: "RM6" is not …` */
export function formatMistake({ file, place, field, message }: Mistake): string {
  const where = place ? `${file}:${place.line}:${place.column}` : file;
  const text = field ? `${where} ${field}: ${message}` : `${where}: ${message}`;
  return withVisibleCharacters(text);
}

/** Formats a value for a message. Long texts are shortened. */
export function formatValue(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list in [ ]";
  if (typeof value === "object") return "a block in { }";
  // In JSON, there is no word for the infinite value of 1e400.
  return shorten(typeof value === "number" ? String(value) : JSON.stringify(value));
}

/** What to say of a file that the computer does not let us read. */
export function unreadableMessage(error: unknown): string {
  const { code = error } = Object(error);
  return code === "ELOOP"
    ? "is only a link to another file. Put a copy of the file itself in its place."
    : `cannot be read (${code}). Allow your account to read it, or copy it again.`;
}

export function shorten(words: string): string {
  return words.length > 60 ? `${words.slice(0, 50)}…${words.slice(-5)}` : words;
}

/** Compares mistakes by file, then line, then column. */
export function byPlace(a: Mistake, b: Mistake): number {
  return (
    a.file.localeCompare(b.file) ||
    (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
    (a.place?.column ?? 0) - (b.place?.column ?? 0)
  );
}
