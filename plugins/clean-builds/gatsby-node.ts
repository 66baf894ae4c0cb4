import { join } from "node:path";
import type { GatsbyNode, Store } from "gatsby";
import { discardMovedCache, markCache } from "./node/movedCache";
import { removeOldFiles } from "./node/removeOldFiles";

export const onPreInit: GatsbyNode["onPreInit"] = ({ store }) =>
  discardMovedCache(siteFolder(store));

export const onPluginInit: GatsbyNode["onPluginInit"] = ({ store }) => markCache(siteFolder(store));

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ store, getNodesByType }) =>
  removeOldFiles(join(siteFolder(store), "public"), getNodesByType("File"));

const siteFolder = (store: Store): string => store.getState().program.directory;
