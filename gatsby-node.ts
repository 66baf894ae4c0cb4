import { watch } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode, Reporter, Store } from "gatsby";
import { checkContent, checkTexts } from "./src/build/content/check/checkContent";
import { formatProblem } from "./src/build/content/check/problem";
import { findStandIns } from "./src/build/content/check/standIns";
import { graphqlExtensions } from "./src/build/content/graphql/directives";
import { contentTypeDefinitions } from "./src/build/content/graphql/typeDefinitions";
import {
  keepSoundContent,
  soundContent,
  soundContentNode,
} from "./src/build/content/lastValidContent";
import { sendDataProblems, serveDataProblems } from "./src/build/develop/dataProblems";
import { deferScripts } from "./src/build/gatsby/deferScripts";
import { removeOldBundles } from "./src/build/gatsby/removeOldBundles";
import { stripGatsbyCode } from "./src/build/gatsby/stripGatsbyCode";
import { writePageFiles } from "./src/build/hosting/pageFiles";
import { writeRedirectPages } from "./src/build/hosting/redirectPages";
import { uppercaseRedirects } from "./src/build/hosting/redirects";
import { writeRobots } from "./src/build/hosting/robots";
import { retireServiceWorker, stampServiceWorker } from "./src/build/offline/stampServiceWorker";
import { paginationFields, paginationTypes } from "./src/build/pagination/graphqlFields";
import { galleryPage, paginatedPages } from "./src/build/pagination/paginatedPages";
import { hasGalleryPage } from "./src/domain/pagination/galleryPage";
import { routes } from "./src/domain/routes";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const extension of graphqlExtensions) actions.createFieldExtension(extension);
  actions.createTypes([contentTypeDefinitions(), paginationTypes]);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    Query: { content: { type: "Content!", resolve: () => ({}) } },
    ...paginationFields,
  });
};

// First of all, so that a file that cannot be read is named by our check and not by a plugin's crash.
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  if (await refuseBrokenData(reporter, store)) return;
  // Only develop comes here: a build has ended.
  for await (const _change of watch(dataFolder(store), { recursive: true })) {
    if (await refuseBrokenData(reporter, store)) return;
  }
};

// Here too, or at each start Gatsby would take the node for one that is gone, and ask every query.
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions, createContentDigest }) => {
  actions.createNode(soundContentNode(createContentDigest));
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  serveDataProblems(app);
};

// Of the hooks that run before any page is made, only this one runs again after each edit in develop.
export const createPages: GatsbyNode["createPages"] = async (hook) => {
  const { actions, reporter, store, createContentDigest } = hook;
  await refuseBrokenData(reporter, store);
  const content = soundContent();
  if (content) for (const page of paginatedPages(content)) actions.createPage(page);
  // Always, so that Gatsby does not warn of a query without a page; see `onPreBuild`.
  actions.createPage(galleryPage);
  actions.createNode(soundContentNode(createContentDigest));
  for (const redirect of uppercaseRedirects) {
    actions.createRedirect({
      ...redirect,
      isPermanent: true,
      redirectInBrowser: true,
      // With it, Gatsby lowercases the visited path but not fromPath, so that none would match.
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
  if (hook.stage !== "build-javascript") return;
  const { directory } = hook.store.getState().program;
  // Maps would publish the sources, and let in whoever looks for comments and paths.
  hook.actions.setWebpackConfig({ devtool: false, ...stripGatsbyCode(directory) });
};

export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ store, actions }) => {
  const content = soundContent();
  if (content && !hasGalleryPage(content.community.photos)) actions.deletePage(galleryPage);
  // Gatsby 5.16 keeps pages of an earlier build whose styles alone have changed, and with them the
  // old styles that stand inside them. Its own action marks all pages as out of date.
  store.dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: "" });
  await removeOldBundles(join(store.getState().program.directory, "public"));
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter, pathPrefix }) => {
  const publicFolder = join(store.getState().program.directory, "public");
  const { content } = checkTexts(dataFolder(store));
  const hrefs = content?.navigation.items.map(({ href }) => href) ?? [];
  const paginatedPaths = content ? paginatedPages(content).map(({ path }) => path) : [];
  await writeRedirectPages(publicFolder, pathPrefix, hrefs);
  await writePageFiles(publicFolder, [...routes, ...paginatedPaths]);
  await deferScripts(publicFolder, pathPrefix);
  await writeRobots(publicFolder, `${content?.site.siteBase}${pathPrefix}`);
  if (process.env.OFFLINE === "off") await retireServiceWorker(publicFolder);
  else await stampServiceWorker(publicFolder, pathPrefix, paginatedPaths);
  const { length } = findStandIns(dataFolder(store));
  if (length > 0) reporter.info(`${length} stand-ins are left: npm run check:launch lists them.`);
};

/**
 * Ends a build with broken data. In develop it tells the terminal and the open tabs, which go on
 * with the content as it was before. Answers whether the data can be published.
 */
async function refuseBrokenData(reporter: Reporter, store: Store): Promise<boolean> {
  const { content, problems } = await checkContent(dataFolder(store));
  if (content) keepSoundContent(content);
  const messages = problems.map(formatProblem);
  sendDataProblems(messages);
  if (messages.length > 0) {
    reporter.panicOnBuild(`These data files cannot be published:\n${messages.join("\n")}`);
  }
  return messages.length === 0;
}

function dataFolder(store: Store): string {
  return join(store.getState().program.directory, "data");
}
