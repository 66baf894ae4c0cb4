import { type PrefetchPathnameArgs, prefetchPathname, type RouteUpdateArgs } from "gatsby";
import "./src/styles/global.scss";
import { arrive, type Entry, leave, watchHistory } from "./src/layout/navigation/arrival";
import { replayEarlyClicks } from "./plugins/first-view/browser/earlyClicks";
import { followLatestLink } from "./src/layout/navigation/followLatestLink";
import { registerServiceWorker } from "./plugins/offline-pages/browser/registerServiceWorker";
import { routes } from "./src/domain/routes";
import { loadHeadTags } from "./src/layout/head/DeferredHead";

export { hydrateInSteps as replaceHydrateFunction } from "./plugins/first-view/browser/hydrateInSteps";
export { wrapPageElement } from "./src/layout/wrapPageElement";

/** Gatsby's types do not describe the state of a location. */
type RouteUpdate = RouteUpdateArgs & { location: Entry };

// `arrive` scrolls.
export const shouldUpdateScroll = () => false;

export function onPreRouteUpdate({ location, prevLocation }: RouteUpdate) {
  leave(location);
  if (prevLocation) loadHeadTags();
}

export const onRouteUpdate = ({ location, prevLocation }: RouteUpdate) =>
  arrive(location, prevLocation);

// With Gatsby's own prefetching, each click would still request app-data.json, and the data of a page would be requested
// twice.
export const disableCorePrefetching = () => true;

/** Gatsby's types do not describe `loadPage`. */
type PrefetchArgs = PrefetchPathnameArgs & { loadPage: (path: string) => Promise<unknown> };

let loading: Promise<unknown> = Promise.resolve();

export function onPrefetchPathname({ pathname, loadPage }: PrefetchArgs) {
  loadHeadTags();
  const load = () => loadPage(pathname);
  // One page after the other, because all together would be a long task.
  loading = loading.then(load, load);
}

// Runs before the first render, because develop does not render a page while the data have a mistake.
export async function onClientEntry() {
  watchHistory();
  followLatestLink();
  if (process.env.NODE_ENV !== "production") {
    const { showDataProblems } = await import("./plugins/checked-data/browser/mistakesDialog");
    showDataProblems();
  }
}

export function onInitialClientRender() {
  replayEarlyClicks();
  if (process.env.NODE_ENV === "production") {
    registerServiceWorker();
    // Also pages whose links are not in view, such as those in the closed menu. Gatsby waits three seconds, and prefetches
    // nothing for visitors who save data.
    for (const route of routes) prefetchPathname(route);
  }
}
