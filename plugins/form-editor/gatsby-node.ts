import type { Server } from "node:http";
import type { Router } from "express";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import type { Content } from "../../src/content/schema";
import { publishEditor } from "./node/publishEditor";
import { editorRoutes, serveEarly } from "./node/serveEditor";

let editor: Router;
let earlyServer: Server;

// Runs before checked-data waits for valid data. Not in onPreInit: Gatsby would not notice that somebody has deleted public/,
// because this makes it anew.
export const onPluginInit: GatsbyNode["onPluginInit"] = async ({ reporter, store }) => {
  if (process.env.gatsby_executing_command !== "develop") return;
  const { host, port } = store.getState().program;
  editor = await editorRoutes();
  earlyServer = serveEarly(editor, port, host);
  reporter.info(`The form editor is at http://localhost:${port}/admin/`);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  earlyServer.close();
  earlyServer.closeAllConnections();
  app.use(editor);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = (hook) =>
  publishEditor(siteData(hook), hook.pathPrefix);

function siteData({ getNodesByType }: NodePluginArgs): Content["site"] {
  const [site] = getNodesByType("SiteJson") as unknown as Content["site"][];
  if (!site) throw new Error("There is no node of the type SiteJson.");
  return site;
}
