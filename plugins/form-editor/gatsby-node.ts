import { join } from "node:path";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import type { Content } from "../../src/content/schema";
import { publishEditor } from "./node/publishEditor";
import { serveEditor } from "./node/serveEditor";

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (hook) =>
  serveEditor(hook.app, siteFolder(hook), siteData(hook));

export const onPostBuild: GatsbyNode["onPostBuild"] = async (hook) => {
  const folder = siteFolder(hook);
  await publishEditor(
    join(folder, "public"),
    hook.pathPrefix,
    join(folder, "data"),
    siteData(hook),
  );
};

const siteFolder = ({ store }: Pick<CreateDevServerArgs, "store">): string =>
  store.getState().program.directory;

/** Reads the node, because a server for develop cannot run queries. */
function siteData({ getNodesByType }: Pick<CreateDevServerArgs, "getNodesByType">) {
  const [site] = getNodesByType("SiteJson") as unknown as Content["site"][];
  if (!site) throw new Error("There is no node of the type SiteJson.");
  return site;
}
