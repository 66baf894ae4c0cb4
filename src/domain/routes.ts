/*
 * How a URL in any casing reaches its page. The pages have lowercase URLs, but the specification links to
 * /Events and /FAQ, and people type other casings.
 *
 * | Request                                 | What handles it                                             |
 * | --------------------------------------- | ----------------------------------------------------------- |
 * | click on a link of this site            | Gatsby's router, with `lowercaseRedirects`                  |
 * | Cloudflare Pages, nginx, Caddy          | the host redirects (301): `static-hosts` and `hosting/`     |
 * | any other host                          | the host serves 404.html, or the page if the host ignores   |
 * |                                         | case; `scriptLoader.js` in `first-view` then lowercases the |
 * |                                         | URL before Gatsby reads it                                  |
 * | other hosts that serve x.html for /x    | for the casings of the menu, a page such as `FAQ.html`      |
 * |                                         | redirects: `static-hosts`                                   |
 * | develop                                 | `gatsby-node.ts` redirects (302)                            |
 * | offline                                 | the service worker serves the cached 404.html;              |
 * |                                         | `scriptLoader.js` then lowercases the URL                   |
 *
 * Only these routes work in any casing.
 */
export const routes = ["/", "/events", "/faq", "/about"] as const;

export type Route = (typeof routes)[number];

/** The names of the pages in `data/pages.json`. */
export const pageNames = {
  "/": "home",
  "/events": "events",
  "/faq": "faq",
  "/about": "about",
} as const satisfies Record<Route, string>;

/** Ignores case and a trailing slash. */
export function toRoute(pathname: string): Route | null {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, "$1");
  return routes.find((route) => route === path) ?? null;
}

/** The section of /events to which CONTACT US leads, as specified. */
export const INQUIRY_ID = "inquiry";
