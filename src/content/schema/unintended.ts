import { codeOf, INVISIBLE, shorten } from "../mistake";
import type { FieldNote } from "./field";

type Kind = FieldNote["kind"];

const texts: Kind[] = ["text", "plainText", "alt"];

/** What has the form of its field, but visitors would read it as it stands, or could not use it. */
const patterns: { kinds: Kind[]; looksLike: RegExp; advice: string }[] = [
  {
    kinds: texts,
    looksLike:
      /<\/?(?:a|b|br|center|div|em|font|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)\b[^<>]*>/i,
    advice: "Visitors would read this HTML tag. Remove it.",
  },
  {
    kinds: texts,
    looksLike:
      /&(?:#x?[\da-f]+|amp|apos|copy|[gl]t|hellip|[mn]dash|nbsp|quot|[lr][ds]quo|reg|trade);/i,
    advice: "Visitors would read this HTML code. Write the character itself.",
  },
  {
    kinds: texts,
    looksLike: /\*\*[^*]+\*\*/,
    advice: "Visitors would read the stars. Remove them.",
  },
  {
    kinds: ["link"],
    looksLike: /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(?:0|600|\+|%2B)/i,
    advice:
      "WhatsApp does not understand a 0 or + before the number. Write it like this: https://wa.me/60123456789",
  },
];

/** Returns what is wrong with a text or an address that its form allows, if anything. */
export function unintendedIn(value: string, kind: Kind): string | undefined {
  const invisible = INVISIBLE.exec(value);
  if (invisible) {
    const start = [...value.slice(0, invisible.index)].slice(-20).join("");
    const where = start ? `after ${JSON.stringify(start)}` : "at its beginning";
    return `this text contains an invisible character ${where}, ${codeOf(invisible[0])}. Delete the words around it and type them again.`;
  }
  for (const { kinds, looksLike, advice } of patterns) {
    const [found] = (kinds.includes(kind) && looksLike.exec(value)) || [];
    if (found) return `found ${shorten(found)}. ${advice}`;
  }
  return undefined;
}
