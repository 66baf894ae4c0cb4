import { registerServiceWorker } from "./browser/registerServiceWorker";

export function onInitialClientRender() {
  if (process.env.NODE_ENV === "production") registerServiceWorker();
}
