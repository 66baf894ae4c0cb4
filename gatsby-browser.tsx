import "./src/styles/global.scss";
import { watchHistoryEntry } from "./src/components/lightbox/historyEntry";
import { retryFailedPhotos } from "./src/components/Photo";
import { registerServiceWorker } from "./src/layout/registerServiceWorker";

export { wrapPageElement } from "./src/layout/wrapPageElement";

export function onInitialClientRender(): void {
  registerServiceWorker();
  retryFailedPhotos();
  watchHistoryEntry();
}
