import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";

const NO_CODE = false;

/**
 * Parts of Gatsby's own code in a browser that this site never calls, 6 KB of it compressed, and what
 * stands in for each. By paths inside the site's folder, as webpack's `resolve.alias` has them.
 */
const unused: Record<string, string | false> = {
  // Scripts of third parties, in a web worker.
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js": NO_CODE,
  // The manifests of sites in several languages.
  "node_modules/gatsby-plugin-manifest/gatsby-browser.js": NO_CODE,
  // A second registration of the service worker, and notes to it that our runtime caching does without.
  "node_modules/gatsby-plugin-offline/gatsby-browser.js": NO_CODE,
  ".cache/register-service-worker.js": NO_CODE,
  // What Gatsby's links would fetch ahead of a click: `prefetchPages` does it.
  ".cache/prefetch.js": NO_CODE,
  // Errors for those who call Gatsby's router wrongly, without their messages in production.
  "node_modules/invariant/browser.js": "src/browser/gatsby/noInvariants.ts",
  // The `Head` that pages may export. Here heads are react-helmet's.
  ".cache/head/head-export-handler-for-browser.js": "src/browser/gatsby/noHeadExports.ts",
};

/** What Gatsby offers to import and nothing here imports: it may be left out. */
const FREE_OF_SIDE_EFFECTS =
  /node_modules\/gatsby-script\/|\.cache\/(gatsby-browser-entry|slice|slice\/.*|static-query)\.js$/;

/** The webpack settings that keep them out of the browser's code, and each page's styles to itself. */
export function stripGatsbyCode(siteFolder: string) {
  const alias = Object.entries(unused).map(([file, standIn]) => [
    realPath(join(siteFolder, file)),
    standIn && join(siteFolder, standIn),
  ]);
  return {
    resolve: { alias: Object.fromEntries(alias) },
    // Else Gatsby would put the styles of all pages into each.
    optimization: { splitChunks: { cacheGroups: { styles: false } } },
    module: { rules: [{ test: FREE_OF_SIDE_EFFECTS, sideEffects: false }] },
  };
}

/** A linked folder's files go by their real paths in webpack. */
function realPath(file: string): string {
  return existsSync(file) ? realpathSync(file) : file;
}
