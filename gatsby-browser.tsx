import "./src/styles/global.scss";
import { replayEarlyActions } from "./plugins/first-view/browser/replayEarlyActions";
import { watchHistoryEntry } from "./src/components/lightbox/historyEntry";
import { retryFailedPhotos } from "./src/components/Photo";
import { hideWhatIsOff } from "./src/document/shownDuring";
import { keepFieldsInSight } from "./src/layout/keepFieldsInSight";
import { registerServiceWorker } from "./src/layout/registerServiceWorker";

export { wrapPageElement } from "./src/layout/wrapPageElement";

/** Runs in develop only. In a build, `scriptLoader.ts` of first-view does this before the first paint. */
export function onClientEntry(): void {
  hideWhatIsOff();
  document.documentElement.dataset.scripts = "";
}

/** The last step of "A page load" in docs/architecture.md. */
export function onInitialClientRender(): void {
  replayEarlyActions();
  registerServiceWorker();
  retryFailedPhotos();
  watchHistoryEntry();
  keepFieldsInSight();
}
