const NO_BREAK_SPACE = "\u00A0";

/** Keeps names, hours and postcodes in one line: `PlayStation 5`, `3 hours`, `12345 Town`. For what people read, not for links. */
export function keepTogether(text: string): string {
  return text
    .replace(/([A-Z]\w+) (?=\d)/g, `$1${NO_BREAK_SPACE}`)
    .replace(/(\d) (?=hours?\b|[A-Z])/g, `$1${NO_BREAK_SPACE}`);
}
