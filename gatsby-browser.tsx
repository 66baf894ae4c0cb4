import "./src/styles/global.scss";

export { registerServiceWorker as onInitialClientRender } from "./src/layout/registerServiceWorker";
export { wrapPageElement } from "./src/layout/wrapPageElement";
