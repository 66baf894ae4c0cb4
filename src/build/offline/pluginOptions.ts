/*
 * How a deploy reaches a visitor who has the service worker.
 *
 * 1. The build: gatsby-plugin-offline writes sw.js with these options and appends `src/serviceWorker/additions.js`.
 *    `stampServiceWorker` adds the addresses and a hash of all pages and data, so that sw.js changes with content.
 * 2. A visit: the page comes from the network, and from the cache only after three seconds without an answer. The
 *    browser finds a changed sw.js and installs it: Workbox stores the new scripts, `additions.js` the new pages and
 *    data, apart from those in use.
 * 3. Only when all of it is there, the new worker activates: it puts the new pages and data in use and takes over
 *    every open tab. A visitor who goes offline before that keeps the old deploy, complete.
 * 4. A request that neither the network nor the cache can answer ends in the catch handler of `additions.js`.
 *
 * A build with OFFLINE=off publishes `src/serviceWorker/unregister.js` instead: it removes all of this.
 */

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
