/*
 * gatsby-plugin-offline writes sw.js with these options. "A deploy" in docs/architecture.md says how sw.js brings a deploy
 * to a visitor.
 */

/** With the plugin's defaults, every page is blank offline, and visitors get old page data after a deploy. */
export const offlinePluginOptions = {
  // Relative to the project's root, because Gatsby bundles this file and its own path is unknown.
  appendScript: "src/serviceWorker/additions.js",
  workboxConfig: {
    // The plugin merges arrays by index, so this replaces its first pattern. The polyfill is for
    // browsers without modules, which have no service worker either. The lightbox shows large photos, which are not
    // cached, and most visitors never open it.
    globPatterns: ["!(idb-keyval*|lightbox*|polyfill*|sw).{js,css}"],
    // Lists all four entries, because the plugin merges them by index too. No pattern matches at the
    // start of a URL, so Workbox applies them to this origin only. None matches the form editor at /admin/.
    runtimeCaching: [
      { urlPattern: /(?<!\/admin\/.*)(\.js$|\.css$|\/static\/)/, handler: "CacheFirst" },
      {
        urlPattern: /\/page-data\/.*\.json/,
        handler: "NetworkFirst",
        options: { networkTimeoutSeconds: 3 },
      },
      {
        urlPattern: /(?<!\/admin\/.*)\.(png|jpg|webp|avif|svg|ico|webmanifest)$/,
        handler: "StaleWhileRevalidate",
      },
      {
        // Pages: paths without an extension, and the not-found page.
        urlPattern: /(?<!\/admin)\/(?!admin(?:[?#]|$))(?:404\.html|[^./?#]*)(?:\?[^#]*)?(?:#.*)?$/,
        handler: "NetworkFirst",
        options: { networkTimeoutSeconds: 3 },
      },
    ],
  },
};
