import { watch } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode, Reporter, Store } from "gatsby";
import { checkContent, checkTexts } from "./src/content/check/checkContent";
import { problemInWords } from "./src/content/check/problem";
import { findStandIns } from "./src/content/check/standIns";
import { graphqlExtensions } from "./src/content/graphqlExtensions";
import { contentTypeDefinitions } from "./src/content/graphqlTypes";
import { keepSoundContent, soundContent, soundContentNode } from "./src/content/soundContent";
import { sendDataProblems, serveDataProblems } from "./src/develop/dataProblems";
import { furtherPages } from "./src/furtherPages/furtherPages";
import { furtherPageFields, furtherPageTypes } from "./src/furtherPages/graphqlFields";
import { writeRobots } from "./src/hosting/robots";
import { deferScripts } from "./src/loading/deferScripts";
import { leanBundle } from "./src/loading/leanBundle";
import { removeOldBundles } from "./src/offline/removeOldBundles";
import { dismissServiceWorker, stampServiceWorker } from "./src/offline/stampServiceWorker";
import { writePageFiles } from "./src/routing/pageFiles";
import { writeRedirectPages } from "./src/routing/redirectPages";
import { uppercaseRedirects } from "./src/routing/redirects";
import { routes } from "./src/routing/routes";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const extension of graphqlExtensions) actions.createFieldExtension(extension);
  actions.createTypes([contentTypeDefinitions(), furtherPageTypes]);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    Query: { content: { type: "Content!", resolve: () => ({}) } },
    ...furtherPageFields,
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
  if (content) for (const page of furtherPages(content)) actions.createPage(page);
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
  hook.actions.setWebpackConfig({ devtool: false, ...leanBundle(directory) });
};

export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ store }) => {
  // Gatsby 5.16 keeps pages of an earlier build whose styles alone have changed, and with them the
  // old styles that stand inside them. Its own action marks all pages as out of date.
  store.dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: "" });
  await removeOldBundles(join(store.getState().program.directory, "public"));
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter, pathPrefix }) => {
  const publicFolder = join(store.getState().program.directory, "public");
  const { content } = checkTexts(dataFolder(store));
  const hrefs = content?.navigation.items.map(({ href }) => href) ?? [];
  const furtherPaths = content ? furtherPages(content).map(({ path }) => path) : [];
  await writeRedirectPages(publicFolder, pathPrefix, hrefs);
  await writePageFiles(publicFolder, [...routes, ...furtherPaths]);
  await deferScripts(publicFolder, pathPrefix);
  await writeRobots(publicFolder, `${content?.site.siteBase}${pathPrefix}`);
  if (process.env.OFFLINE === "off") await dismissServiceWorker(publicFolder);
  else await stampServiceWorker(publicFolder, pathPrefix, furtherPaths);
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
  const messages = problems.map(problemInWords);
  sendDataProblems(messages);
  if (messages.length > 0) {
    reporter.panicOnBuild(`These data files cannot be published:\n${messages.join("\n")}`);
  }
  return messages.length === 0;
}

function dataFolder(store: Store): string {
  return join(store.getState().program.directory, "data");
}
