import { type Route, routes, toRoute } from "../../domain/routes";

/** In ms, after React has taken over the page. With the loading itself it makes about two seconds. */
const QUIET_TIME = 1000;

declare global {
  interface Window {
    /** Gatsby's own: keeps what it has loaded, so that each page is asked for once. */
    ___loader: { loadPage: (path: string) => Promise<unknown> };
  }
  interface Navigator {
    /** Known to Chromium's browsers only. */
    connection?: { saveData: boolean; effectiveType: string };
  }
}

/**
 * Loads the code and data of the other pages once this one is quiet, unless data is to be saved, and their first
 * pictures where the connection is known to be good. See "Prefetching" in docs/gatsby-workarounds.md.
 * @param loadHead loads what the heads of later pages need
 */
export function prefetchPages(loadHead: () => void): void {
  const { connection } = navigator;
  if (connection?.saveData || connection?.effectiveType.includes("2g")) return;
  setTimeout(async () => {
    loadHead();
    await Promise.all(otherRoutes().map((route) => window.___loader.loadPage(route)));
    if (connection?.effectiveType !== "4g") return;
    // Nothing depends on it.
    import("../prefetchPictures")
      .then(({ prefetchPictures }) => prefetchPictures(otherRoutes()))
      .catch(() => undefined);
  }, QUIET_TIME);
}

function otherRoutes(): Route[] {
  return routes.filter((route) => route !== toRoute(window.location.pathname));
}
