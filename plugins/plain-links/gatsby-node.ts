import { realpathSync } from "node:fs";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { inlineScripts } from "../shared/inlineScripts";
import { wrongBrowserHooks } from "./node/browserHooks";

const BROWSER = "plugins/plain-links/browser";

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (hook) => {
  const { actions, plugins, reporter, stage, store } = hook;
  if (stage === "build-html" || stage === "develop-html") {
    const code = await inlineScripts({
      SERVER_PAGE: `${BROWSER}/head/serverPage.ts`,
      ADDRESS: `${BROWSER}/head/address.ts`,
    });
    actions.setWebpackConfig({ plugins: [plugins.define(code)] });
  }
  if (stage !== "build-javascript") return;
  const wrongHooks = wrongBrowserHooks(store.getState().flattenedPlugins);
  if (wrongHooks) reporter.panic(wrongHooks);
  actions.setWebpackConfig({
    resolve: { alias: aliases() },
    // The build stops if code uses what the module that replaces `gatsby` does not have, such as `Link`.
    module: { parser: { javascript: { exportsPresence: "error" } } },
  });
};

/**
 * Replaces Gatsby's code in the browser's bundle.
 * @throws if Gatsby no longer has the file
 */
function aliases(): Record<string, string> {
  return {
    // webpack resolves symlinks before it looks up an alias.
    [realpathSync(".cache/production-app.js")]: resolve(BROWSER, "app.tsx"),
    gatsby$: resolve(BROWSER, "gatsby.ts"),
    // The head of a page is in its HTML.
    "react-helmet$": resolve(BROWSER, "noHelmet.ts"),
  };
}

// Each page has its data. Only Gatsby's loader would request these files.
export const onPostBuild: GatsbyNode["onPostBuild"] = () =>
  rm("public/page-data", { recursive: true });
