import { type Route, routes, toRoute } from "../../domain/routes";
import { savesData } from "../connection";

/** In ms, from hydration. The prefetching itself takes about another second. */
const PREFETCH_DELAY = 1000;

declare global {
  interface Window {
    /** Gatsby's loader. It requests each page only once. */
    ___loader: { loadPage: (path: string) => Promise<unknown> };
  }
}

/**
 * Loads the code and data of the other pages, unless the visitor saves data or has a slow connection. On a
 * fast connection, also loads their first pictures. See "Prefetching" in docs/gatsby-workarounds.md.
 * @param loadHead loads the code for the heads of other pages
 */
export function prefetchPages(loadHead: () => void): void {
  const { connection } = navigator;
  if (savesData() || connection?.effectiveType.includes("2g")) return;
  setTimeout(async () => {
    loadHead();
    await Promise.all(otherRoutes().map((route) => window.___loader.loadPage(route)));
    if (connection?.effectiveType !== "4g") return;
    import("../prefetchPictures")
      .then(({ prefetchPictures }) => prefetchPictures(otherRoutes()))
      .catch(() => undefined);
  }, PREFETCH_DELAY);
}

function otherRoutes(): Route[] {
  return routes.filter((route) => route !== toRoute(window.location.pathname));
}
