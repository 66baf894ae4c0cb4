import { join } from "node:path";
import type { GatsbyNode, Store } from "gatsby";
import { serveDataProblems } from "./src/build/content/dataProblems";
import { buildTimeNode, buildTimeType } from "./src/build/content/graphql/buildTime";
import { directives, listsWithoutThePast, rootFields } from "./src/build/content/graphql/resolvers";
import { contentTypeDefinitions } from "./src/build/content/graphql/typeDefinitions";
import { validContent } from "./src/build/content/validContent";
import { publishEditor } from "./src/build/editor/publishEditor";
import { serveEditor } from "./src/build/editor/serveEditor";
import { keepFontFiles } from "./src/build/gatsby/keepFontFiles";
import { removeOldFiles } from "./src/build/gatsby/removeOldFiles";
import { renderAllPages } from "./src/build/gatsby/renderAllPages";
import { speedUpAvif } from "./src/build/gatsby/speedUpAvif";
import { stripGatsbyCode } from "./src/build/gatsby/stripGatsbyCode";
import { lastChange } from "./src/build/lastChange";
import { writeCalendars } from "./src/build/output/calendar";
import { writeFavicon } from "./src/build/output/favicon";
import { finishPages } from "./src/build/output/finishPages";
import { writePageFiles } from "./src/build/output/pageFiles";
import { writeRedirectPages } from "./src/build/output/redirectPages";
import { uppercaseRedirects } from "./src/build/output/redirects";
import { writeRobots } from "./src/build/output/robots";
import { retireServiceWorker, stampServiceWorker } from "./src/build/output/serviceWorker";
import { routes } from "./src/domain/routes";

export const onPreInit: GatsbyNode["onPreInit"] = () => speedUpAvif();

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

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (hook) => {
  const { app, store } = hook;
  serveDataProblems(app);
  const { content } = await validContent(hook);
  await serveEditor(app, publicFolder(store), dataFolder(store), content.site);
};

// In develop, Gatsby runs this hook after each edit, and queries only after it. So no query begins while the data have a
// mistake, and open pages keep their content.
export const createPages: GatsbyNode["createPages"] = async (hook) => {
  const { actions } = hook;
  await validContent(hook);
  for (const redirect of uppercaseRedirects) {
    actions.createRedirect({
      ...redirect,
      isPermanent: true,
      redirectInBrowser: true,
      // By default, Gatsby lowercases fromPath, so /faq would redirect to itself forever.
      ignoreCase: false,
    });
  }
};

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  const isNotFoundPage = page.path.startsWith("/404");
  if (!isNotFoundPage || page.context?.isBlank) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, isBlank: true } });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (hook) => {
  const config = hook.getConfig();
  keepFontFiles(config);
  hook.actions.replaceWebpackConfig(config);
  if (hook.stage !== "build-javascript") return;
  const { directory } = hook.store.getState().program;
  // Source maps would publish our source code.
  hook.actions.setWebpackConfig({ devtool: false, ...stripGatsbyCode(directory) });
};

export const onPreBuild: GatsbyNode["onPreBuild"] = async (hook) => {
  const { store, getNodesByType } = hook;
  await validContent(hook);
  renderAllPages(store);
  await removeOldFiles(publicFolder(store), getNodesByType("File"));
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (hook) => {
  const { store, pathPrefix } = hook;
  const folder = publicFolder(store);
  const { content } = await validContent(hook);
  const hrefs = content.navigation.items.map(({ href }) => href);
  await finishPages(folder, pathPrefix, content);
  await writeRedirectPages(folder, pathPrefix, hrefs);
  await writePageFiles(folder, routes);
  await writeCalendars(folder, content, pathPrefix, new Date(lastChange() ?? Date.now()));
  await writeFavicon(folder, join(dataFolder(store), content.site.icon));
  await publishEditor(folder, pathPrefix, dataFolder(store), content.site);
  await writeRobots(folder, content.site.siteBase + pathPrefix);
  if (process.env.OFFLINE === "off") await retireServiceWorker(folder);
  else await stampServiceWorker(folder, pathPrefix);
};

const dataFolder = (store: Store) => join(store.getState().program.directory, "data");

const publicFolder = (store: Store) => join(store.getState().program.directory, "public");
