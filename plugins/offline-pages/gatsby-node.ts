import type { GatsbyNode } from "gatsby";
import { finishServiceWorker, retireServiceWorker } from "./node/serviceWorker";

// After every plugin that changes pages, because sw.js contains a hash of them.
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ pathPrefix }) => {
  if (process.env.OFFLINE === "off") await retireServiceWorker("public");
  else await finishServiceWorker("public", pathPrefix);
};
