import type { GatsbyNode } from "gatsby";
import { discardOtherCache, markCache } from "./node/otherCache";
import { removeOldFiles } from "./node/removeOldFiles";

export const onPreInit: GatsbyNode["onPreInit"] = ({ pathPrefix }) => discardOtherCache(pathPrefix);

export const onPluginInit: GatsbyNode["onPluginInit"] = ({ pathPrefix }) => markCache(pathPrefix);

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ getNodesByType }) =>
  removeOldFiles("public", getNodesByType("File"));
