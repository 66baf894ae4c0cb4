import { routes, toRoute } from "../../domain/routes";
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
 * Loads the code and data of the other pages, but no pictures, unless the visitor saves data or has a slow
 * connection. See "Prefetching" in docs/gatsby-workarounds.md.
 * @param loadHead loads the code for the heads of other pages
 */
export function prefetchPages(loadHead: () => void): void {
  if (savesData() || navigator.connection?.effectiveType.includes("2g")) return;
  setTimeout(() => {
    loadHead();
    for (const route of routes) {
      if (route !== toRoute(location.pathname)) window.___loader.loadPage(route);
    }
  }, PREFETCH_DELAY);
}
