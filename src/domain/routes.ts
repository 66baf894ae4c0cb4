/*
 * How a URL in any casing reaches its page. The pages have lowercase URLs, but the specification links to
 * /Events and /FAQ, and people type other casings. `spelling.ts` is in the plugin `plain-links`.
 *
 * | Request                                 | What handles it                                               |
 * | --------------------------------------- | ------------------------------------------------------------- |
 * | click on a link of this site            | `spelling.ts` has made the link lowercase                     |
 * | Cloudflare Pages, nginx                 | the host redirects (301): `static-hosts` and `hosting/`       |
 * | any other host                          | the host serves 404.html, from which `spelling.ts` goes to    |
 * |                                         | the page, or the page if the host ignores case; `spelling.ts` |
 * |                                         | then changes the URL                                          |
 * | other hosts that serve x.html for /x    | for the casings of the menu, a page such as `FAQ.html`        |
 * |                                         | redirects: `static-hosts`                                     |
 * | develop                                 | `spelling.ts` goes to the page                                |
 * | offline                                 | the service worker serves the stored page; `spelling.ts` then |
 * |                                         | changes the URL                                               |
 *
 * Only these routes work in any casing.
 */
export const routes = ["/", "/events", "/faq", "/about"] as const;

export type Route = (typeof routes)[number];

/** Ignores case and a trailing slash. */
export function toRoute(pathname: string): Route | null {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, "$1");
  return routes.find((route) => route === path) ?? null;
}
