import { join } from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs, Store } from "gatsby";
import { checkContent } from "./src/content/checkContent";
import { graphqlExtensions } from "./src/content/graphqlExtensions";
import { contentTypeDefinitions } from "./src/content/graphqlTypes";
import { removeOldBundles } from "./src/offline/removeOldBundles";
import { stampServiceWorker } from "./src/offline/stampServiceWorker";
import { writeRedirectPages } from "./src/routing/redirectPages";
import { uppercaseRedirects } from "./src/routing/redirects";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const extension of graphqlExtensions) actions.createFieldExtension(extension);
  actions.createTypes(contentTypeDefinitions());
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({ Query: { content: { type: "Content!", resolve: () => ({}) } } });
};

// First of all, so that a file that cannot be read is named by our check and not by a plugin's crash.
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = refuseBrokenData;

// Of the hooks that run before any page is made, only this one runs again after each edit in develop.
export const createPages: GatsbyNode["createPages"] = ({ actions, reporter, store }) => {
  refuseBrokenData({ reporter, store });
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

export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ store }) => {
  // Gatsby 5.16 keeps pages of an earlier build whose styles alone have changed, and with them the
  // old styles that stand inside them. Its own action marks all pages as out of date.
  store.dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: "" });
  await removeOldBundles(join(store.getState().program.directory, "public"));
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, pathPrefix }) => {
  const publicFolder = join(store.getState().program.directory, "public");
  const { content } = checkContent(dataFolder(store));
  const hrefs = content?.navigation.items.map(({ href }) => href) ?? [];
  await writeRedirectPages(publicFolder, pathPrefix, hrefs);
  await stampServiceWorker(publicFolder, pathPrefix);
};

/** Ends a build; in develop it prints the problems and leaves the server running. */
function refuseBrokenData({ reporter, store }: Pick<ParentSpanPluginArgs, "reporter" | "store">) {
  const { problems } = checkContent(dataFolder(store));
  if (problems.length === 0) return;
  reporter.panicOnBuild(`These data files cannot be published:\n${problems.join("\n")}`);
}

function dataFolder(store: Store): string {
  return join(store.getState().program.directory, "data");
}
