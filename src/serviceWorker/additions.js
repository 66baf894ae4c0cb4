/*
 * gatsby-plugin-offline appends this code to its sw.js, so the plugin's variables are available here.
 * `stampServiceWorker` then appends `self.offlineContent`, which lists the pages and data of this deploy.
 */

const runtimeCacheName = workbox.core.cacheNames.runtime;
const incomingCacheName = `incoming-${runtimeCacheName}`;

/**
 * Asks the host whether the browser's copy is current, so that nothing the visitor has just loaded is downloaded again.
 * Copies redirected responses, because browsers refuse them for pages.
 * @param {string} url
 */
async function fetchFresh(url) {
  const response = await fetch(url, { cache: "no-cache" });
  // An error page of the host must not replace the cached page.
  if (!response.ok && url !== self.offlineContent.notFoundUrl) {
    throw new Error(`${url}: status ${response.status}`);
  }
  if (!response.redirected) return response;
  return new Response(await response.blob(), { headers: response.headers });
}

/**
 * Stores the pages and data in a separate cache until the whole deploy is stored, including its scripts.
 * Otherwise a visitor who goes offline halfway would have new pages without their scripts.
 */
async function fetchOfflineContent() {
  const { urls } = self.offlineContent;
  await caches.delete(incomingCacheName);
  const incoming = await caches.open(incomingCacheName);
  await Promise.all(urls.map(async (url) => incoming.put(url, await fetchFresh(url))));
}

async function activateOfflineContent() {
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

if (navigator.connection?.saveData) {
  // Stores nothing ahead. Workbox has no setting for it, and fetches what it has not stored.
  workbox.precaching.PrecacheController.prototype.install = async () => {};
} else {
  self.addEventListener("install", (event) => event.waitUntil(fetchOfflineContent()));
}
self.addEventListener("activate", (event) => event.waitUntil(activateOfflineContent()));

// Replaces the plugin's version, which deletes the runtime cache with all pages after each deploy.
MessageAPI.clearPathResources = (event) => event.waitUntil(idbKeyval.clear());

/**
 * Searches only this site's cache, because other sites on the same origin may cache the same URL.
 * @param {string} pathname
 */
async function findCached(pathname) {
  const cache = await caches.open(runtimeCacheName);
  return cache.match(pathname, { ignoreSearch: true });
}

workbox.routing.setCatchHandler(async ({ event }) => {
  const { mode, url } = event.request;
  const { notFoundUrl, urls } = self.offlineContent;
  const { pathname } = new URL(url);
  const route = pathname.replace(/(.)\/+$/, "$1");
  const isPage = urls.includes(route);
  const cached = (await findCached(pathname)) || (await findCached(route));
  if (cached) return cached;
  // For a real page that is not cached, the browser's offline message is better than a blank page.
  const notFoundPage = mode === "navigate" && !isPage && (await findCached(notFoundUrl));
  if (notFoundPage) return notFoundPage;
  // Gatsby reads a 404 as "no such page". After a network error, it retries and then lets the browser
  // navigate.
  const isPageData = pathname.endsWith("/page-data.json");
  return isPageData ? new Response("", { status: 404 }) : Response.error();
});
