import type { RouteUpdateArgs } from "gatsby";
import "./src/styles/global.scss";
import { loadHeadTags } from "./src/components/head/LateHead";
import { replayEarlyClicks } from "./src/loading/earlyClicks";
import { loadPagesAhead } from "./src/loading/loadPagesAhead";
import { keepFilesOfFirstVisit, registerServiceWorker } from "./src/offline/registerServiceWorker";

export { wrapPageElement } from "./src/layout/wrapPageElement";
export { hydrateInSteps as replaceHydrateFunction } from "./src/loading/hydrateInSteps";

export function onPreRouteUpdate({ prevLocation }: RouteUpdateArgs) {
  if (prevLocation) loadHeadTags();
}

/** Instead of it, `loadPagesAhead` loads the other pages. */
export const disableCorePrefetching = () => true;

export async function onInitialClientRender() {
  replayEarlyClicks();
  if (process.env.NODE_ENV === "production") {
    keepFilesOfFirstVisit();
    registerServiceWorker();
    loadPagesAhead();
  } else {
    const { showDataProblems } = await import("./src/develop/dataProblemsDialog");
    showDataProblems();
  }
}
