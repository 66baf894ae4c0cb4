import { realpathSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { finishServiceWorker, retireServiceWorker } from "./node/serviceWorker";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  if (stage !== "build-javascript") return;
  // Leaves out Gatsby's own registration. webpack resolves symlinks before it looks up an alias.
  const registration = realpathSync(".cache/register-service-worker.js");
  actions.setWebpackConfig({ resolve: { alias: { [registration]: false } } });
};

// After every plugin that changes pages, because sw.js contains a hash of them.
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ pathPrefix }) => {
  if (process.env.OFFLINE === "off") await retireServiceWorker("public");
  else await finishServiceWorker("public", pathPrefix);
};
