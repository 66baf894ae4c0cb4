/*
 * Appended to the sw.js of gatsby-plugin-offline, in whose scope it runs.
 * `self.offlineContent`, the pages and data of this deploy, is written below it after the build.
 */

const runtimeCacheName = workbox.core.cacheNames.runtime;
const incomingCacheName = `incoming-${runtimeCacheName}`;

/**
 * Fetches past the HTTP cache. Browsers refuse a redirected response for a page, so it is copied.
 * @param {string} url
 */
async function fetchFresh(url) {
  const response = await fetch(url, { cache: "reload" });
  // A host in trouble: its error page must not replace the page until the next deploy.
  if (!response.ok && url !== self.offlineContent.notFoundUrl) {
    throw new Error(`${url}: status ${response.status}`);
  }
  if (!response.redirected) return response;
  return new Response(await response.blob(), { headers: response.headers });
}

/**
 * Keeps the pages and data of a deploy aside until all of it is here, its scripts too. Otherwise a visitor who goes
 * offline halfway would have new pages without the scripts that they ask for.
 */
async function fetchOfflineContent() {
  const { urls } = self.offlineContent;
  await caches.delete(incomingCacheName);
  const incoming = await caches.open(incomingCacheName);
  await Promise.all(urls.map(async (url) => incoming.put(url, await fetchFresh(url))));
}

async function useOfflineContent() {
  const incoming = await caches.open(incomingCacheName);
  const runtime = await caches.open(runtimeCacheName);
  const requests = await incoming.keys();
  await Promise.all(
    requests.map(async (request) => {
      const response = await incoming.match(request);
      if (response) await runtime.put(request, response);
    }),
  );
  await caches.delete(incomingCacheName);
}

self.addEventListener("install", (event) => event.waitUntil(fetchOfflineContent()));
self.addEventListener("activate", (event) => event.waitUntil(useOfflineContent()));

// The plugin's own version deletes the runtime cache after each deploy, and with it every page.
MessageAPI.clearPathResources = (event) => event.waitUntil(idbKeyval.clear());

/**
 * From this site's own cache: on a shared origin, others may keep pages of the same address.
 * @param {string} pathname
 */
async function findStored(pathname) {
  const cache = await caches.open(runtimeCacheName);
  return cache.match(pathname, { ignoreSearch: true });
}

workbox.routing.setCatchHandler(async ({ event }) => {
  const { mode, url } = event.request;
  const { notFoundUrl, urls, paginatedPaths } = self.offlineContent;
  const { pathname } = new URL(url);
  const route = pathname.replace(/(.)\/+$/, "$1");
  const isPage = urls.includes(route) || paginatedPaths.includes(route);
  const stored = (await findStored(pathname)) || (await findStored(route));
  if (stored) return stored;
  // For a page that the browser has not stored, or thrown away, its own message says more than a blank.
  const blank = mode === "navigate" && !isPage && (await findStored(notFoundUrl));
  if (blank) return blank;
  // Gatsby takes a 404 for "no such page"; an error makes it try again, and then leave it to the browser.
  const pageOfData = pathname.replace("/page-data/", "/").replace(/\/page-data\.json$/, "");
  if (pageOfData !== pathname && !paginatedPaths.includes(pageOfData))
    return new Response("", { status: 404 });
  return Response.error();
});
