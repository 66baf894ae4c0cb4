import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";

/**
 * Parts of Gatsby's own code in a browser that this site does not use, and what stands in for each: `false` for an
 * empty module. Paths inside the site's folder. See "Unused code" in docs/gatsby-workarounds.md.
 */
export const standIns: Record<string, string | false> = {
  // Runs scripts of third parties in a web worker.
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js": false,
  // Switches between the manifests of a site in several languages.
  "node_modules/gatsby-plugin-manifest/gatsby-browser.js": false,
  // Registers the service worker a second time, and prefetches what it has stored already.
  "node_modules/gatsby-plugin-offline/gatsby-browser.js": false,
  // Renders the `Head` that a page exports. Here react-helmet does that.
  ".cache/head/head-export-handler-for-browser.js": "src/browser/gatsby/noHeadExports.ts",
};

/**
 * The webpack settings that leave this code out of the browser's bundle, and each page's styles with the page.
 * @throws where Gatsby no longer has one of the files
 */
export function stripGatsbyCode(siteFolder: string) {
  const alias = Object.entries(standIns).map(([file, standIn]) => {
    const path = join(siteFolder, file);
    if (!existsSync(path))
      throw new Error(`Gatsby no longer has ${file}, which is to be left out.`);
    // In webpack, the files of a linked folder have their real paths.
    return [realpathSync(path), standIn && join(siteFolder, standIn)];
  });
  return {
    resolve: { alias: Object.fromEntries(alias) },
    optimization: {
      splitChunks: {
        cacheGroups: {
          // Otherwise Gatsby puts the styles of all pages into each page.
          styles: false,
          // Compressed together, React and the app take one request and 0.5 KB less.
          framework: false,
        },
      },
    },
  };
}
