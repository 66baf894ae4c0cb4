import { withPrefix } from "gatsby";

/** Loads the first picture of each page, in the size and format that this browser will request. */
export async function prefetchPictures(routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    const html = await (await fetch(withPrefix(route))).text();
    // Browsers load the picture as soon as it is parsed, even if it is never inserted into the page.
    document.createRange().createContextualFragment(firstPicture(html));
  }
}

/** Cuts the picture out of the HTML, because parsing the whole page would be a long task on a phone. */
function firstPicture(html: string): string {
  const at = html.indexOf('fetchpriority="high"');
  if (at < 0) return "";
  return html.slice(html.lastIndexOf("<picture", at), html.indexOf("</picture>", at));
}
