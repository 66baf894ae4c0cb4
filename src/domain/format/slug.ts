/** `When are you open?` becomes `when-are-you-open`. */
export function slug(text: string): string {
  const words = text
    .normalize()
    .toLowerCase()
    .replace(/['’]/g, "")
    // Keeps combining marks (\p{M}), which some scripts need for vowels.
    .match(/[\p{L}\p{N}\p{M}]+/gu);
  return words?.join("-") ?? "";
}
