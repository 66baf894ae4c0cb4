const NO_BREAK_SPACE = "\u00A0";

/** Keeps hours, and a name that ends in a digit, in one line: `3 hours`, `PlayStation 5`. For what people read, not for links. */
export function keepTogether(text: string): string {
  return text
    .replace(/([A-Z]\w+) (?=\d\b)/g, `$1${NO_BREAK_SPACE}`)
    .replace(/(\d) (?=hours?\b)/g, `$1${NO_BREAK_SPACE}`);
}
