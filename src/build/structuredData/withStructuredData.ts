const SCRIPT = /<script type="application\/ld\+json">.*?<\/script>/s;

/**
 * Adds structured data to the head of a page and removes that of an earlier build. Runs after the build,
 * because visitors would have to download the code and data of a component.
 */
export function withStructuredData(html: string, data: object): string {
  const script = `<script type="application/ld+json">${scriptText(data)}</script>`;
  return html.replace(SCRIPT, "").replace("</head>", () => `${script}</head>`);
}

/** Escapes JSON so that no text in it can close the script element. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
