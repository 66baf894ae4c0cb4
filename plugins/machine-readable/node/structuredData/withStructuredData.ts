const SCRIPT = /<script type="application\/ld\+json">.*?<\/script>/s;

/**
 * Adds structured data at the end of a page, where it delays nothing, and removes the data of an earlier build.
 * Runs after the build, because visitors would have to download the code and data of a component.
 */
export function withStructuredData(html: string, data: object): string {
  // Escaped so that no text in it can close the script element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const script = `<script type="application/ld+json">${json}</script>`;
  return html.replace(SCRIPT, "").replace("</body>", () => `${script}</body>`);
}
