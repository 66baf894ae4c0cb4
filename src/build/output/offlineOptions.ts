/*
 * How a deploy reaches a visitor who has the service worker.
 *
 * 1. Build: gatsby-plugin-offline writes sw.js with these options and appends
 *    `src/serviceWorker/additions.js`. `stampServiceWorker` adds the URLs and a hash of all pages and data,
 *    so that sw.js changes with the content.
 * 2. Visit: the page comes from the network, or from the cache if there is no response within three seconds.
 *    The browser detects a changed sw.js and installs it. Workbox caches the new scripts, and `additions.js`
 *    stores the new pages and data in a separate cache.
 * 3. Activation: when everything is stored, the new service worker moves the new pages and data to the
 *    runtime cache and takes control of every open tab. A visitor who goes offline earlier keeps the complete
 *    old deploy.
 * 4. Fallback: the catch handler of `additions.js` answers if neither the network nor the cache can.
 *
 * A build with OFFLINE=off publishes `src/serviceWorker/unregister.js` instead, which deletes the caches and
 * unregisters.
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
