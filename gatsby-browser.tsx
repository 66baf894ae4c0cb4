import "./src/styles/global.scss";
import { keepPhotosOfFirstVisit, registerServiceWorker } from "./src/offline/registerServiceWorker";
import { lowercaseAddress } from "./src/routing/lowercaseAddress";

export { wrapPageElement } from "./src/layout/wrapPageElement";

export function onClientEntry() {
  lowercaseAddress();
}

export function onInitialClientRender() {
  if (process.env.NODE_ENV !== "production") return;
  keepPhotosOfFirstVisit();
  registerServiceWorker();
}
