import type { CreateWebpackConfigArgs } from "gatsby";
import { browserBundle, removeUnusedPlugins } from "./browserBundle";
import { inlineScripts } from "./inlineScripts";
import { keepFontFiles } from "./keepFontFiles";

export async function changeWebpack(hook: CreateWebpackConfigArgs): Promise<void> {
  const { actions, stage, plugins } = hook;
  const config = hook.getConfig();
  keepFontFiles(config);
  actions.replaceWebpackConfig(config);
  if (stage === "build-html") {
    actions.setWebpackConfig({ plugins: [plugins.define(await inlineScripts())] });
  }
  if (stage === "build-javascript") {
    const { directory } = hook.store.getState().program;
    removeUnusedPlugins(directory);
    actions.setWebpackConfig(browserBundle(directory));
  }
}
