import "./src/styles/global.scss";
import { keepPhotosOfFirstVisit, registerServiceWorker } from "./src/offline/registerServiceWorker";

export { wrapPageElement } from "./src/layout/wrapPageElement";

export function onInitialClientRender() {
  if (process.env.NODE_ENV !== "production") return;
  keepPhotosOfFirstVisit();
  registerServiceWorker();
}
