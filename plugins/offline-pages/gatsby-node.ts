import type { GatsbyNode } from "gatsby";
import { finishServiceWorker, retireServiceWorker } from "./node/serviceWorker";

// After every plugin that changes pages, because sw.js contains a hash of them.
export const onPostBuild: GatsbyNode["onPostBuild"] = () => {
  if (process.env.OFFLINE === "off") retireServiceWorker("public");
  else finishServiceWorker("public");
};
