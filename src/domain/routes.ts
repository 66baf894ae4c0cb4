/*
 * How any casing of an address reaches its page. The specification links to /Events and /FAQ, and people
 * type whatever they like; the pages themselves live at lowercase addresses.
 *
 * | Where the visitor is                      | What answers                                            |
 * | ----------------------------------------- | ------------------------------------------------------- |
 * | a link on a page of this site             | Gatsby's router, by the redirects of `uppercaseRedirects` |
 * | Netlify, Cloudflare Pages, nginx, Caddy   | a 301 of the host, from the rules of `build/hosting`    |
 * | any other host: it answers with 404.html, | `browser/scriptLoader.js`, which puts the lowercase     |
 * | or with the page if it ignores casing     | address into the address bar before Gatsby reads it     |
 * | the same host, without JavaScript         | `Events.html` and `FAQ.html` of `redirectPages`         |
 * | offline                                   | the service worker's catch handler answers with the     |
 * |                                           | stored 404.html, and `scriptLoader.js` does the rest    |
 *
 * Only the four routes of the specification have other casings. Paginated addresses such as /events/2
 * exist in lowercase only.
 */
export const routes = ["/", "/events", "/faq", "/about"] as const;

export type Route = (typeof routes)[number];

/** What each page is called in `data/pages.json`. */
export const pageNames = {
  "/": "home",
  "/events": "events",
  "/faq": "faq",
  "/about": "about",
} as const satisfies Record<Route, string>;

/** The route that a path means in any casing, with or without a slash at its end, or null. */
export function toRoute(pathname: string): Route | null {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, "$1");
  return routes.find((route) => route === path) ?? null;
}
