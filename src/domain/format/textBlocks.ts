/**
 * Splits a text into paragraphs and lists, each with its entries. A blank line begins a new paragraph, and a line that begins
 * with `- ` is an entry of a list.
 */
export function textBlocks(text: string): (string | string[])[] {
  const blocks: (string | string[])[] = [];
  for (const line of text.split("\n").map((each) => each.trim())) {
    const last = blocks.at(-1);
    const [, entry] = /^- (.*)/.exec(line) ?? [];
    if (entry === undefined) {
      if (typeof last === "string" && last && line) blocks.splice(-1, 1, `${last} ${line}`);
      else blocks.push(line);
    } else if (Array.isArray(last)) last.push(entry);
    else blocks.push([entry]);
  }
  return blocks.filter((block) => block !== "");
}
