/**
 * Options of gatsby-plugin-offline. Its defaults precache no page and no page data, so that every
 * page is blank offline, and answer with old page data after a deploy.
 */
export const offlinePluginOptions = {
  // Read relative to the project's root: Gatsby bundles this file, so its own folder is unknown.
  appendScript: "src/serviceWorker/additions.js",
  workboxConfig: {
    // The plugin merges arrays by position: this replaces the first of its own patterns. The
    // polyfill is for browsers without modules, which have no service worker either.
    globPatterns: ["!(idb-keyval*|polyfill*|sw).{js,css}"],
    // By position again, so all four. None begins at a URL's first character: Workbox then applies
    // them to this site only.
    runtimeCaching: [
      { urlPattern: /(\.js$|\.css$|\/static\/)/, handler: "CacheFirst" },
      {
        urlPattern: /\/page-data\/.*\.json/,
        handler: "NetworkFirst",
        options: { networkTimeoutSeconds: 3 },
      },
      { urlPattern: /\.(png|jpg|webp|avif|svg|ico|webmanifest)$/, handler: "StaleWhileRevalidate" },
      {
        // Pages: paths without an extension, and the page for all others.
        urlPattern: /\/(?:404\.html|[^./?#]*)(?:\?[^#]*)?(?:#.*)?$/,
        handler: "NetworkFirst",
        options: { networkTimeoutSeconds: 3 },
      },
    ],
  },
};
