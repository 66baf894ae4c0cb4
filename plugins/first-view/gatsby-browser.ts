import { type PrefetchPathnameArgs, prefetchPathname } from "gatsby";
import { routes } from "../../src/domain/routes";
import { replayEarlyClicks } from "./browser/earlyClicks";

export { hydrateInSteps as replaceHydrateFunction } from "./browser/hydrateInSteps";

// With Gatsby's own prefetching, each click would still request app-data.json, and the data of a page would be requested
// twice.
export const disableCorePrefetching = () => true;

/** Gatsby's types do not describe `loadPage`. */
type PrefetchArgs = PrefetchPathnameArgs & { loadPage: (path: string) => Promise<unknown> };

let loading: Promise<unknown> = Promise.resolve();

export function onPrefetchPathname({ pathname, loadPage }: PrefetchArgs) {
  const load = () => loadPage(pathname);
  // One page after the other, because all together would be a long task.
  loading = loading.then(load, load);
}

export function onInitialClientRender() {
  replayEarlyClicks();
  if (process.env.NODE_ENV === "production") {
    // Also pages whose links are not in view, such as those in the closed menu. Gatsby waits three seconds, and prefetches
    // nothing for visitors who save data.
    for (const route of routes) prefetchPathname(route);
  }
}
