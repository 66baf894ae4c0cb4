/** JSON for inside a script element, which no text in it can end. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
