import type { GatsbyNode } from "gatsby";
import { keepCopying, readAt, startCopy } from "./node/checkedCopy";
import { serveMistakes } from "./node/mistakesInDevelop";
import { directives, listsWithoutFinished, rootFields } from "./node/resolvers";
import { contentTypeDefinitions } from "./node/typeDefinitions";

// Before gatsby-source-filesystem reads the copy, and after Gatsby has deleted an old cache.
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = (hook) => startCopy(hook);

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (hook) => {
  for (const directive of directives(hook)) hook.actions.createFieldExtension(directive);
  hook.actions.createTypes(contentTypeDefinitions());
};

export const createResolvers: GatsbyNode["createResolvers"] = (hook) => {
  hook.createResolvers({ ...rootFields(hook), ...listsWithoutFinished });
};

// Shows mistakes over open pages. Not in gatsby-browser.ts, whose code visitors would download.
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (hook) => {
  if (hook.stage !== "develop") return;
  // `setWebpackConfig` ignores entries.
  const config = hook.getConfig();
  config.entry.commons.push("./plugins/checked-data/browser/mistakesDialog.ts");
  hook.actions.replaceWebpackConfig(config);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (hook) => {
  serveMistakes(hook.app, readAt);
  keepCopying(hook);
};
