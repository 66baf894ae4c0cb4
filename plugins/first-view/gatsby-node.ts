import type { GatsbyNode } from "gatsby";
import { inlineScripts } from "../shared/inlineScripts";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (hook) => {
  const { actions, plugins, stage } = hook;
  if (stage === "build-html") {
    const file = "plugins/first-view/browser/head/scriptLoader.ts";
    const code = await inlineScripts({ SCRIPT_LOADER: file });
    actions.setWebpackConfig({ plugins: [plugins.define(code)] });
  }
};
