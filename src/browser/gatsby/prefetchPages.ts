import { type Route, routes, toRoute } from "../../domain/routes";
import { loadHeadTags } from "../../layout/head/DeferredHead";

/**
 * In ms, after React has taken over the page; with the loading itself it makes the two seconds after
 * which a click on a link should cost nothing.
 */
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
 * Loads the code and data of the other pages once this one is quiet, where data is not to be saved, and
 * their first pictures where the connection is known to be good. Gatsby does it for links that are seen,
 * but later, and 5.16 only for data: it looks for a page's code in a list that it has written as a text,
 * and finds nothing.
 */
export function prefetchPages(): void {
  const { connection } = navigator;
  if (connection?.saveData || connection?.effectiveType.includes("2g")) return;
  setTimeout(async () => {
    loadHeadTags();
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
