import { withPrefix } from "gatsby";

/** Loads the first picture of each page, of the file that this screen will ask for. */
export async function prefetchPictures(routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    const html = await (await fetch(withPrefix(route))).text();
    // Browsers load a picture as soon as it belongs to a document that is shown, seen or not.
    document.createRange().createContextualFragment(firstPicture(html));
  }
}

/** Cut out of a page: to parse all of it would be a long task on a phone. Empty where there is none. */
function firstPicture(html: string): string {
  const at = html.indexOf('fetchpriority="high"');
  if (at < 0) return "";
  return html.slice(html.lastIndexOf("<picture", at), html.indexOf("</picture>", at));
}
