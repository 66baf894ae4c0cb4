import type { GatsbyNode } from "gatsby";
import { toRoute } from "../../src/domain/routes";
import { browserBundle, removeUnusedPlugins } from "./node/browserBundle";
import { inlineScripts } from "./node/inlineScripts";

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  // Turns slices off. `deferScripts` stops the build if this no longer has an effect.
  delete process.env.GATSBY_SLICES;
};

// Without a `matchPath`, Gatsby's loader takes the query for a part of the page's name: after /?from=poster, it would load the
// home page again for each link to /.
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (toRoute(page.path) && !page.matchPath) actions.createPage({ ...page, matchPath: page.path });
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (hook) => {
  const { actions, plugins, stage } = hook;
  if (stage === "build-html") {
    actions.setWebpackConfig({ plugins: [plugins.define(await inlineScripts())] });
  }
  if (stage === "build-javascript") {
    removeUnusedPlugins();
    actions.setWebpackConfig(browserBundle());
  }
};
