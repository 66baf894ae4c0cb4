/*
 * Appended to the sw.js of gatsby-plugin-offline, in whose scope it runs.
 * `self.offlineContent`, the pages and data of this deploy, is written below it after the build.
 */
/* global MessageAPI, idbKeyval, workbox */

const runtimeCacheName = workbox.core.cacheNames.runtime;

/** Fetches past the HTTP cache. Browsers refuse a redirected response for a page, so it is copied. */
async function fetchFresh(url) {
  const response = await fetch(url, { cache: "reload" });
  if (!response.redirected) return response;
  return new Response(await response.blob(), { headers: response.headers });
}

/** Stores all of a deploy or nothing: half of it would mix old pages with new data. */
async function storeOfflineContent() {
  const { urls } = self.offlineContent;
  const responses = await Promise.all(urls.map(fetchFresh));
  const cache = await caches.open(runtimeCacheName);
  await Promise.all(urls.map((url, index) => cache.put(url, responses[index])));
}

self.addEventListener("install", (event) => event.waitUntil(storeOfflineContent()));

// The plugin's own version deletes the runtime cache after each deploy, and with it every page.
MessageAPI.clearPathResources = (event) => event.waitUntil(idbKeyval.clear());

async function matchOffline({ request }) {
  const url = new URL(request.url);
  const withoutSlash = url.pathname.replace(/(.)\/+$/, "$1");
  return (
    (await caches.match(url.pathname, { ignoreSearch: true })) ||
    (await caches.match(withoutSlash, { ignoreSearch: true }))
  );
}

workbox.routing.setCatchHandler(async ({ event }) => {
  const { request } = event;
  const stored = await matchOffline({ request });
  if (stored) return stored;
  if (request.mode === "navigate") return caches.match(self.offlineContent.notFoundUrl);
  // Gatsby takes a 404 for "no such page"; an error would make it try again.
  if (request.url.includes("/page-data/")) return new Response("", { status: 404 });
  return Response.error();
});
