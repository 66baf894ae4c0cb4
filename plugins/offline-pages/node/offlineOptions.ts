/*
 * gatsby-plugin-offline writes sw.js with these options. "A deploy" in docs/architecture.md says how sw.js brings a deploy
 * to a visitor.
 */

/** With the plugin's defaults, every page is blank offline, and visitors get old page data after a deploy. */
export const offlinePluginOptions = {
  // Relative to the project's root, because Gatsby bundles this file and its own path is unknown.
  appendScript: "src/serviceWorker/caching.js",
  workboxConfig: {
    // The plugin merges arrays by index, so this replaces its first pattern. The polyfill is for
    // browsers without modules, which have no service worker either. Most visitors never open the lightbox.
    globPatterns: ["!(idb-keyval*|lightbox*|polyfill*|sw).{js,css}"],
    // Replaces the plugin's four rules by rules that match nothing: caching.js has the rules of this site.
    runtimeCaching: Array(4).fill({ urlPattern: /(?!)/, handler: "NetworkOnly" }),
  },
};
