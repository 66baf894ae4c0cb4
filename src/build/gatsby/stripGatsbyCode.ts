import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";

/**
 * Modules of Gatsby that this site does not use in browsers, and their replacements. Paths are relative to the
 * site's folder. See "Unused code" in docs/gatsby-workarounds.md.
 */
export const replacements: Record<string, string> = {
  // Lists the plugins with code for browsers. This site needs only its own gatsby-browser.tsx:
  // - gatsby-plugin-manifest switches between the manifests of a multilingual site.
  // - gatsby-plugin-offline registers the service worker a second time, and fetches files that are already cached.
  // - Partytown runs third-party scripts in a web worker.
  ".cache/api-runner-browser-plugins.js": "src/browser/gatsby/browserPlugins.js",
  // Renders the `Head` export of pages. This site uses react-helmet instead.
  ".cache/head/head-export-handler-for-browser.js": "src/browser/gatsby/noHeadExports.ts",
  // Renders slices, which are parts of pages that Gatsby builds on their own.
  ".cache/slice.js": "src/browser/gatsby/noSlices.ts",
  // Registers the service worker for plugins. This site does it itself.
  ".cache/register-service-worker.js": "src/browser/gatsby/noRegistration.ts",
};

/**
 * Returns webpack settings that leave this code out of the browser's bundle and split styles by page.
 * @throws if Gatsby no longer has one of the files
 */
export function stripGatsbyCode(siteFolder: string) {
  const alias = Object.entries(replacements).map(([file, replacement]) => {
    const path = join(siteFolder, file);
    if (!existsSync(path))
      throw new Error(
        `Gatsby no longer has ${file}: see "Unused code" in docs/gatsby-workarounds.md`,
      );
    // webpack resolves symlinks before it looks up an alias.
    return [realpathSync(path), join(siteFolder, replacement)];
  });
  return {
    resolve: { alias: Object.fromEntries(alias) },
    optimization: {
      splitChunks: {
        cacheGroups: {
          // By default, Gatsby puts the styles of all pages into every page.
          styles: false,
          // In one file, React and the app take one request and 0.5 KB less.
          framework: false,
          // Keeps PhotoSwipe in the chunk of the lightbox, which the service worker leaves out by its name.
          lib: false,
        },
      },
    },
  };
}
