import type { RouteUpdateArgs } from "gatsby";
import "./src/styles/global.scss";
import { replayEarlyClicks } from "./src/browser/earlyClicks";
import { prefetchPages } from "./src/browser/gatsby/prefetchPages";
import { cacheFirstVisit, registerServiceWorker } from "./src/browser/registerServiceWorker";
import { loadHeadTags } from "./src/layout/head/DeferredHead";

export { hydrateInSteps as replaceHydrateFunction } from "./src/browser/gatsby/hydrateInSteps";
export { wrapPageElement } from "./src/layout/wrapPageElement";

export function onPreRouteUpdate({ prevLocation }: RouteUpdateArgs) {
  if (prevLocation) loadHeadTags();
}

export const disableCorePrefetching = () => true;

// Runs before the first render: a page that is opened while the data have a mistake is not rendered until it is corrected.
export async function onClientEntry() {
  if (process.env.NODE_ENV !== "production") {
    const { showDataProblems } = await import("./src/browser/develop/dataProblemsDialog");
    showDataProblems();
  }
}

export function onInitialClientRender() {
  replayEarlyClicks();
  if (process.env.NODE_ENV === "production") {
    cacheFirstVisit();
    registerServiceWorker();
    prefetchPages(loadHeadTags);
  }
}
