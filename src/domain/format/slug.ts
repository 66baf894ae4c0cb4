/** A text's words as they stand in an address: `When are you open?` to `when-are-you-open`. */
export function slug(text: string): string {
  const words = text
    .normalize()
    .toLowerCase()
    .replace(/['’]/g, "")
    // Marks, too: some scripts write their vowels with them.
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  return words?.join("-") ?? "";
}
