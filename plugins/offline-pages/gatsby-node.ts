import { realpathSync } from "node:fs";
import { join } from "node:path";
import type { GatsbyNode, Store } from "gatsby";
import { finishServiceWorker, retireServiceWorker } from "./node/serviceWorker";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  stage,
  store,
}) => {
  if (stage !== "build-javascript") return;
  // Leaves out Gatsby's own registration. webpack resolves symlinks before it looks up an alias.
  const registration = realpathSync(join(siteFolder(store), ".cache/register-service-worker.js"));
  actions.setWebpackConfig({ resolve: { alias: { [registration]: false } } });
};

// After every plugin that changes pages, because sw.js contains a hash of them.
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ pathPrefix, store }) => {
  const publicFolder = join(siteFolder(store), "public");
  if (process.env.OFFLINE === "off") await retireServiceWorker(publicFolder);
  else await finishServiceWorker(publicFolder, pathPrefix);
};

const siteFolder = (store: Store): string => store.getState().program.directory;
