import "./src/styles/global.scss";
import { replayEarlyActions } from "./plugins/first-view/browser/replayEarlyActions";
import { watchHistoryEntry } from "./src/components/lightbox/historyEntry";
import { retryFailedPhotos } from "./src/components/Photo";
import { registerServiceWorker } from "./src/layout/registerServiceWorker";

export { wrapPageElement } from "./src/layout/wrapPageElement";

/** In a build, `scriptLoader.ts` of first-view does this before the first paint, and Gatsby's start does not run. */
export function onClientEntry(): void {
  document.documentElement.dataset.scripts = "";
}

export function onInitialClientRender(): void {
  replayEarlyActions();
  registerServiceWorker();
  retryFailedPhotos();
  watchHistoryEntry();
}
