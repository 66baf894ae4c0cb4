import "./src/styles/global.scss";
import { keepFilesOfFirstVisit, registerServiceWorker } from "./src/offline/registerServiceWorker";
import { dissolvePages } from "./src/routing/dissolvePages";
import { lowercaseAddress } from "./src/routing/lowercaseAddress";

export { wrapPageElement } from "./src/layout/wrapPageElement";

export function onClientEntry() {
  lowercaseAddress();
  dissolvePages();
}

export async function onInitialClientRender() {
  if (process.env.NODE_ENV === "production") {
    keepFilesOfFirstVisit();
    registerServiceWorker();
  } else {
    const { showDataProblems } = await import("./src/develop/dataProblemsDialog");
    showDataProblems();
  }
}
