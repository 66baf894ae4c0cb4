import { join } from "node:path";
import type { GatsbyNode, Store } from "gatsby";
import { serveDataProblems } from "./plugins/checked-data/node/serveMistakes";
import { buildTimeNode, buildTimeType } from "./plugins/checked-data/node/buildTime";
import { directives, listsWithoutThePast, rootFields } from "./plugins/checked-data/node/resolvers";
import { contentTypeDefinitions } from "./plugins/checked-data/node/typeDefinitions";
import { validContent } from "./plugins/checked-data/node/waitForValidData";
import { serveEditor } from "./plugins/form-editor/node/serveEditor";
import { changeWebpack } from "./plugins/first-view/node/changeWebpack";
import { discardMovedCache, markCache } from "./plugins/clean-builds/node/movedCache";
import { removeOldFiles } from "./plugins/clean-builds/node/removeOldFiles";
import { speedUpAvif } from "./plugins/fast-avif/speedUpAvif";
import { turnOffSlices } from "./plugins/first-view/node/turnOffSlices";
import { uppercaseRedirects } from "./src/domain/redirects";
import { writeOutput } from "./plugins/static-hosts/node/writeOutput";
import { toRoute } from "./src/domain/routes";

export const onPreInit: GatsbyNode["onPreInit"] = async ({ store }) => {
  turnOffSlices();
  speedUpAvif();
  await discardMovedCache(siteFolder(store));
};

export const onPluginInit: GatsbyNode["onPluginInit"] = ({ store }) => markCache(siteFolder(store));

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const directive of directives) actions.createFieldExtension(directive);
  actions.createTypes([contentTypeDefinitions(), buildTimeType]);
};

export const createResolvers: GatsbyNode["createResolvers"] = (hook) => {
  hook.createResolvers({ ...rootFields(hook), ...listsWithoutThePast });
};

// Runs before plugins read the data files, so that our check reports a broken file before a plugin crashes.
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (hook) => {
  await validContent(hook);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions }) => {
  actions.createNode(buildTimeNode());
};

// In develop, Gatsby runs this hook after each edit, and queries only after it. So no query begins while the data have a
// mistake, and open pages keep their content.
export const createPages: GatsbyNode["createPages"] = async (hook) => {
  await validContent(hook);
  for (const redirect of uppercaseRedirects) hook.actions.createRedirect(redirect);
};

// Without a `matchPath`, Gatsby's loader takes the query for a part of the page's name: after /?from=poster, it would load the
// home page again for each link to /.
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (toRoute(page.path) && !page.matchPath) actions.createPage({ ...page, matchPath: page.path });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (hook) =>
  changeWebpack(hook);

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (hook) => {
  serveDataProblems(hook.app);
  const { content } = await validContent(hook);
  await serveEditor(hook.app, siteFolder(hook.store), content.site);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = (hook) => {
  removeOldFiles(join(siteFolder(hook.store), "public"), hook.getNodesByType("File"));
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (hook) => {
  const { content } = await validContent(hook);
  await writeOutput(siteFolder(hook.store), hook.pathPrefix, content);
};

const siteFolder = (store: Store): string => store.getState().program.directory;
