import type { GatsbyNode, NodePluginArgs } from "gatsby";
import type { Content } from "../../src/content/schema";
import { publishEditor } from "./node/publishEditor";
import { serveEditor } from "./node/serveEditor";

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (hook) => {
  await serveEditor(hook.app, siteData(hook));
  printAddress(hook);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = (hook) =>
  publishEditor(siteData(hook), hook.pathPrefix);

/** Prints the address of the editor once, after the address of the site, which Gatsby prints when the site can be opened. */
function printAddress({ emitter, reporter, store }: NodePluginArgs): void {
  const print = () => {
    emitter.off("COMPILATION_DONE", print);
    reporter.info(`The form editor is at http://localhost:${store.getState().program.port}/admin/`);
  };
  // Gatsby's emitter has no method "once".
  emitter.on("COMPILATION_DONE", print);
}

/** Reads the node, because a server for develop cannot run queries. */
function siteData({ getNodesByType }: NodePluginArgs): Content["site"] {
  const [site] = getNodesByType("SiteJson") as unknown as Content["site"][];
  if (!site) throw new Error("There is no node of the type SiteJson.");
  return site;
}
