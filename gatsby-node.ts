import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { GatsbyNode, Reporter, Store } from "gatsby";
import { writeCalendars } from "./src/build/calendar/writeCalendars";
import { formatProblem } from "./src/build/content/check/problem";
import { findStandIns } from "./src/build/content/check/standIns";
import { contentVersionNode, directives } from "./src/build/content/graphql/directives";
import { contentTypeDefinitions } from "./src/build/content/graphql/typeDefinitions";
import { checkData, contentForQueries, loadContent } from "./src/build/content/loadContent";
import { sendDataProblems, serveDataProblems } from "./src/build/develop/dataProblems";
import { publishEditor, removeEditor } from "./src/build/editor/publishEditor";
import { serveEditor } from "./src/build/editor/serveEditor";
import { keepFontFiles } from "./src/build/gatsby/keepFontFiles";
import { removeOldBundles } from "./src/build/gatsby/removeOldBundles";
import { removeOldPhotos } from "./src/build/gatsby/removeOldPhotos";
import { renderAllPages } from "./src/build/gatsby/renderAllPages";
import { speedUpAvif } from "./src/build/gatsby/speedUpAvif";
import { stripGatsbyCode } from "./src/build/gatsby/stripGatsbyCode";
import { writePageFiles } from "./src/build/hosting/pageFiles";
import { writeRedirectPages } from "./src/build/hosting/redirectPages";
import { uppercaseRedirects } from "./src/build/hosting/redirects";
import { writeRobots } from "./src/build/hosting/robots";
import { writeFavicon } from "./src/build/html/favicon";
import { finishPages } from "./src/build/html/finishPages";
import { lastChange } from "./src/build/lastChange";
import { retireServiceWorker, stampServiceWorker } from "./src/build/offline/stampServiceWorker";
import { paginationFields, paginationTypes } from "./src/build/pagination/graphqlFields";
import { galleryPage, paginatedPages } from "./src/build/pagination/paginatedPages";
import { whatsOnFields, whatsOnTypes } from "./src/build/whatsOn/graphqlFields";
import { whatsOnWebpackSettings } from "./src/build/whatsOn/webpackSettings";
import { hasGalleryPage } from "./src/domain/pagination/galleryPage";
import { routes } from "./src/domain/routes";

/** In ms. */
const CHECK_INTERVAL = 500;

export const onPreInit: GatsbyNode["onPreInit"] = () => speedUpAvif();

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const directive of directives) actions.createFieldExtension(directive);
  actions.createTypes([contentTypeDefinitions(), paginationTypes, whatsOnTypes]);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    Query: { content: { type: "Content!", resolve: () => ({}) } },
    ...paginationFields,
    ...whatsOnFields,
  });
};

// Runs before plugins read the data files, so that our check reports a broken file before a plugin crashes.
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  // Only develop repeats this: `isDataValid` ends a build. Node's recursive `watch` would lose each file that
  // an editor or Git replaces.
  while (!(await isDataValid(reporter, store))) await setTimeout(CHECK_INTERVAL);
};

// Creates the same node as `createPages`. Otherwise Gatsby deletes it at startup and reruns every query.
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions, createContentDigest }) => {
  actions.createNode(contentVersionNode(createContentDigest));
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, store }) => {
  serveDataProblems(app);
  const { site } = contentForQueries();
  await serveEditor(app, publicFolder(store), dataFolder(store), site);
};

// Checks the data again, because no other hook before page creation reruns after each edit in develop.
export const createPages: GatsbyNode["createPages"] = async (hook) => {
  const { actions, reporter, store, createContentDigest } = hook;
  await isDataValid(reporter, store);
  // Always includes the gallery page, because Gatsby warns about a template without a page. `onPreBuild`
  // deletes it again if there are too few photos.
  const pages = new Set([...paginatedPages(contentForQueries()), galleryPage]);
  for (const page of pages) actions.createPage(page);
  actions.createNode(contentVersionNode(createContentDigest));
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
  if (hook.stage === "develop") {
    // First, because Gatsby's code opens an event stream as soon as it runs.
    config.entry.commons.unshift(resolve("src/browser/develop/sharedEventSource.ts"));
  }
  hook.actions.replaceWebpackConfig(config);
  hook.actions.setWebpackConfig(whatsOnWebpackSettings(hook, contentForQueries()));
  if (hook.stage !== "build-javascript") return;
  const { directory } = hook.store.getState().program;
  // Source maps would publish our source code.
  hook.actions.setWebpackConfig({ devtool: false, ...stripGatsbyCode(directory) });
};

export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ store, actions, getNodesByType }) => {
  if (!hasGalleryPage(contentForQueries().community.photos)) actions.deletePage(galleryPage);
  renderAllPages(store);
  await removeEditor(publicFolder(store));
  await removeOldBundles(publicFolder(store));
  await removeOldPhotos(publicFolder(store), getNodesByType("File"));
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter, pathPrefix }) => {
  const folder = publicFolder(store);
  const { content, folder: files, valid } = loadContent(dataFolder(store));
  if (!content) return;
  const paginatedPaths = paginatedPages(content).map(({ path }) => path);
  const hrefs = content.navigation.items.map(({ href }) => href);
  await finishPages(folder, pathPrefix, content);
  await writeRedirectPages(folder, pathPrefix, hrefs);
  await writePageFiles(folder, [...routes, ...paginatedPaths]);
  await writeCalendars(folder, content, pathPrefix, new Date(lastChange() ?? Date.now()));
  await writeFavicon(folder, join(dataFolder(store), content.site.icon));
  await publishEditor(folder, pathPrefix, dataFolder(store), content.site);
  await writeRobots(folder, content.site.siteBase + pathPrefix);
  if (process.env.OFFLINE === "off") await retireServiceWorker(folder);
  else await stampServiceWorker(folder, pathPrefix, paginatedPaths);
  const { length } = findStandIns(files, valid);
  if (length > 0) reporter.info(`Stand-ins left: ${length}. To list them: npm run check:launch`);
};

let lastReport = { mistakes: "", warnings: "" };

/**
 * Checks the data files. Mistakes end a build. In develop, the terminal and all open tabs show them, and
 * pages keep the last valid content. Nothing is reported twice in a row.
 */
async function isDataValid(reporter: Reporter, store: Store): Promise<boolean> {
  const isDevelop = process.env.NODE_ENV !== "production";
  const { problems, warnings } = await checkData(dataFolder(store), isDevelop);
  const messages = problems.map(formatProblem);
  sendDataProblems(messages);
  const report = {
    mistakes: messages.join("\n"),
    warnings: warnings.map(formatProblem).join("\n"),
  };
  if (report.warnings && report.warnings !== lastReport.warnings) {
    reporter.warn(`Check these values in the data files:\n${report.warnings}`);
  }
  if (report.mistakes && report.mistakes !== lastReport.mistakes) {
    reporter.panicOnBuild(`Mistakes in the data files. Start with the first:\n${report.mistakes}`);
  }
  lastReport = report;
  return problems.length === 0;
}

const dataFolder = (store: Store) => join(store.getState().program.directory, "data");

const publicFolder = (store: Store) => join(store.getState().program.directory, "public");
