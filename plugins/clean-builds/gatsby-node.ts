import type { GatsbyNode } from "gatsby";
import { discardMovedCache, markCache } from "./node/movedCache";
import { removeOldFiles } from "./node/removeOldFiles";

export const onPreInit: GatsbyNode["onPreInit"] = () => discardMovedCache();

export const onPluginInit: GatsbyNode["onPluginInit"] = () => markCache();

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ getNodesByType }) =>
  removeOldFiles("public", getNodesByType("File"));
