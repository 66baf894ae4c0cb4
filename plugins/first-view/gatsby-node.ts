import type { GatsbyNode } from "gatsby";
import { inlineScripts } from "../shared/inlineScripts";

const HEAD = "plugins/first-view/browser/head";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (hook) => {
  const { actions, plugins, stage } = hook;
  if (stage === "build-html") {
    const code = await inlineScripts({
      HIDE_WHAT_IS_OFF: `${HEAD}/hideWhatIsOff.ts`,
      SCRIPT_LOADER: `${HEAD}/scriptLoader.ts`,
    });
    actions.setWebpackConfig({ plugins: [plugins.define(code)] });
  }
};
