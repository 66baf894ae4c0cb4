import type { GatsbyNode, NodePluginArgs } from "gatsby";
import type { Content } from "../../src/content/schema";
import { publishEditor } from "./node/publishEditor";
import { serveEditor } from "./node/serveEditor";

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (hook) =>
  serveEditor(hook.app, siteData(hook));

export const onPostBuild: GatsbyNode["onPostBuild"] = (hook) =>
  publishEditor(siteData(hook), hook.pathPrefix);

/** Reads the node, because a server for develop cannot run queries. */
function siteData({ getNodesByType }: NodePluginArgs): Content["site"] {
  const [site] = getNodesByType("SiteJson") as unknown as Content["site"][];
  if (!site) throw new Error("There is no node of the type SiteJson.");
  return site;
}
