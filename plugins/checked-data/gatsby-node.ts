import type { GatsbyNode } from "gatsby";
import { buildNode, buildType } from "./node/build";
import { serveMistakes } from "./node/mistakesInDevelop";
import { directives, listsWithoutFinished, rootFields } from "./node/resolvers";
import { contentTypeDefinitions } from "./node/typeDefinitions";
import { waitForValidData } from "./node/waitForValidData";

// Runs before plugins read the data files, so that our check reports a broken file before a plugin crashes.
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = (hook) => waitForValidData(hook);

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  for (const directive of directives) actions.createFieldExtension(directive);
  actions.createTypes([contentTypeDefinitions(), buildType]);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions }) => {
  actions.createNode(buildNode());
};

export const createResolvers: GatsbyNode["createResolvers"] = (hook) => {
  hook.createResolvers({ ...rootFields(hook), ...listsWithoutFinished });
};

// In develop, Gatsby runs this hook after each edit, and queries only after it. So no query begins while the data have a
// mistake, and open pages keep their content.
export const createPages: GatsbyNode["createPages"] = (hook) => waitForValidData(hook);

// Shows mistakes over open pages. Not in gatsby-browser.ts, whose code visitors would download.
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (hook) => {
  if (hook.stage !== "develop") return;
  // `setWebpackConfig` ignores entries.
  const config = hook.getConfig();
  config.entry.commons.push("./plugins/checked-data/browser/mistakesDialog.ts");
  hook.actions.replaceWebpackConfig(config);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => serveMistakes(app);
