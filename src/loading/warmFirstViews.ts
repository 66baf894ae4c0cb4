import { withPrefix } from "gatsby";

/** Loads the first picture of each page, of the file that this screen will ask for. */
export async function warmFirstViews(routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    const html = await (await fetch(withPrefix(route))).text();
    const page = new DOMParser().parseFromString(html, "text/html");
    const first = page.querySelector("picture:has([fetchpriority=high])");
    // Browsers load a picture as soon as it belongs to a document that is shown, seen or not.
    if (first) document.importNode(first, true);
  }
}
