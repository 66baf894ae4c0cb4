const SCRIPT = /<script type="application\/ld\+json">.*?<\/script>/s;

/**
 * A page with its structured data in its head, in place of those of an earlier build. They are written after the
 * build and not by a component, whose code and data browsers would download though they serve no visitor.
 */
export function withStructuredData(html: string, data: object): string {
  const script = `<script type="application/ld+json">${scriptText(data)}</script>`;
  return html.replace(SCRIPT, "").replace("</head>", () => `${script}</head>`);
}

/** JSON for inside a script element, which no text in it can end. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
