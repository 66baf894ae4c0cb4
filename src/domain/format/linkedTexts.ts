/** A part of a text, and where it leads. */
export type LinkedText = { text: string; href?: string | undefined };

/** Finds `[the form](/events#inquiry)`. */
export const markedLinks = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/**
 * Splits a text at its marked links, and at words that are links wherever they stand.
 * @param addresses the addresses of these words
 */
export function linkedTexts(text: string, addresses: Record<string, string>): LinkedText[] {
  // With two groups, `split` returns a text, the words of a link and its address by turns.
  const parts = text.split(markedLinks);
  return parts.flatMap((part, index) => {
    if (index % 3 === 0) return linkWords(part, addresses);
    return index % 3 === 1 ? [{ text: part, href: parts[index + 1] }] : [];
  });
}

function linkWords(text: string, addresses: Record<string, string>): LinkedText[] {
  const words = Object.keys(addresses).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  // Not within a longer word.
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})(?![\\p{L}\\p{N}])`, "u");
  return text
    .split(whole)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, href: addresses[part] }));
}
