/*
 * Appended to the sw.js of gatsby-plugin-offline, in whose scope it runs.
 * `self.offlineContent`, the pages and data of this deploy, is written below it after the build.
 */
/* global MessageAPI, idbKeyval, workbox */

const runtimeCacheName = workbox.core.cacheNames.runtime;

/** Fetches past the HTTP cache. Browsers refuse a redirected response for a page, so it is copied. */
async function fetchFresh(url) {
  const response = await fetch(url, { cache: "reload" });
  // A host in trouble: what it says then must not stand in for the page until the next deploy.
  if (!response.ok && url !== self.offlineContent.notFoundUrl) {
    throw new Error(`${url}: status ${response.status}`);
  }
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

/** From this site's own cache: on a shared origin, others may keep pages of the same address. */
async function findStored(pathname) {
  const cache = await caches.open(runtimeCacheName);
  return cache.match(pathname, { ignoreSearch: true });
}

workbox.routing.setCatchHandler(async ({ event }) => {
  const { mode, url } = event.request;
  const { notFoundUrl, urls, furtherPaths } = self.offlineContent;
  const { pathname } = new URL(url);
  const route = pathname.replace(/(.)\/+$/, "$1");
  const isPage = urls.includes(route) || furtherPaths.includes(route);
  const stored = (await findStored(pathname)) || (await findStored(route));
  if (stored) return stored;
  // For a page that the browser has not stored, or thrown away, its own message says more than a blank.
  const blank = mode === "navigate" && !isPage && (await findStored(notFoundUrl));
  if (blank) return blank;
  // Gatsby takes a 404 for "no such page"; an error makes it try again, and then leave it to the browser.
  const pageOfData = pathname.replace("/page-data/", "/").replace(/\/page-data\.json$/, "");
  if (pageOfData !== pathname && !furtherPaths.includes(pageOfData))
    return new Response("", { status: 404 });
  return Response.error();
});
