import type { GatsbyNode } from "gatsby";
import { browserBundle } from "./node/browserBundle";
import { inlineScripts } from "./node/inlineScripts";

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  // Turns slices off. `deferScripts` stops the build if this no longer has an effect.
  delete process.env.GATSBY_SLICES;
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (hook) => {
  const { actions, plugins, stage } = hook;
  if (stage === "build-html" || stage === "develop-html") {
    actions.setWebpackConfig({ plugins: [plugins.define(await inlineScripts())] });
  }
  if (stage === "build-javascript") {
    actions.setWebpackConfig(browserBundle());
  }
};
