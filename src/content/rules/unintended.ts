import { codeOf, INVISIBLE, shorten } from "../mistake";
import type { FieldNote } from "../schema/fieldNotes";
import { notedLeaves, type Rule } from "./rule";

type Kind = FieldNote["kind"];

const texts: Kind[] = ["text", "plainText", "alt"];

/** What a schema accepts, but visitors would read as it stands, or could not use. */
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
    kinds: ["alt"],
    looksLike: /^.*\.(?:jpe?g|png|webp|gif|heic|svg)$/i,
    advice: "This is the name of a file. Describe what the photo shows.",
  },
  {
    kinds: ["link"],
    looksLike: /^https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(?:0|600)/,
    advice:
      "WhatsApp does not understand the 0 before the number. Write https://wa.me/{contact.phoneDigits}",
  },
];

export const invisibleCharacters: Rule = (valid) =>
  notedLeaves(valid).flatMap(({ name, path, value }) => {
    const match = INVISIBLE.exec(value);
    if (!match) return [];
    const [found] = match;
    const start = [...value.slice(0, match.index)].slice(-20).join("");
    const where = start ? `after ${JSON.stringify(start)}` : "at its beginning";
    const message = `this text contains an invisible character ${where}, ${codeOf(found)}. Delete the words around it and type them again.`;
    return [{ name, path, message }];
  });

export const unintendedTexts: Rule = (valid) =>
  notedLeaves(valid).flatMap(({ name, path, note, value }) => {
    const pattern = patterns.find(
      ({ kinds, looksLike }) => kinds.includes(note.kind) && looksLike.test(value),
    );
    if (!pattern) return [];
    const [found = ""] = value.match(pattern.looksLike) ?? [];
    return [{ name, path, message: `found ${shorten(found)}. ${pattern.advice}` }];
  });
