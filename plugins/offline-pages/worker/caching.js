/*
 * What the service worker stores, and how it answers. `finishServiceWorker` puts this code after that of gatsby-plugin-offline,
 * whose variables are available here, and `self.deploy`, which describes this deploy, before both.
 *
 * - Scripts and styles: Workbox's precache.
 * - Pages and data: a cache for each deploy. Only an installation stores them, so pages and scripts always fit together. The code
 *   of the lightbox joins them when it is first used.
 * - Photos and fonts: a cache that stays, because a changed file gets another name.
 *
 * Nothing else is stored, such as the form editor at /admin/.
 */

const { scope } = self.registration;
const { hash, notFoundUrl, urls } = self.deploy;

// The names end with the scope, because other sites on the same origin have caches, too.
const deployCache = `deploy-${hash}-${scope}`;
const staticCache = `static-${scope}`;

/** Enough for each photo of the site, small and large. */
const MAX_STATIC_FILES = 100;

const savesData = navigator.connection?.saveData;

// Workbox has no setting for storing nothing ahead. It fetches what it has not stored.
if (savesData) workbox.precaching.PrecacheController.prototype.install = async () => {};

self.addEventListener("install", (event) => event.waitUntil(storeDeploy()));
self.addEventListener("activate", (event) => event.waitUntil(removeOldDeploys()));

async function storeDeploy() {
  // Part of it may be there after an installation that failed.
  await caches.delete(deployCache);
  if (savesData) return;
  const cache = await caches.open(deployCache);
  await Promise.all(urls.map(async (url) => cache.put(url, await fetchFresh(url))));
}

/**
 * Asks the host whether the browser's copy is current, so that nothing the visitor has just loaded is downloaded again.
 * Copies redirected responses, because browsers refuse them for pages.
 * @param {string} url
 */
async function fetchFresh(url) {
  const response = await fetch(url, { cache: "no-cache" });
  const isNotFoundPage = url === notFoundUrl && response.status === 404;
  // The cache must not hold an error page of the host.
  if (!response.ok && !isNotFoundPage) throw new Error(`${url}: status ${response.status}`);
  if (!response.redirected) return response;
  return new Response(await response.blob(), { headers: response.headers });
}

async function removeOldDeploys() {
  const kept = [workbox.core.cacheNames.precache, deployCache, staticCache];
  const names = await caches.keys();
  const old = names.filter((name) => name.endsWith(scope) && !kept.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Caches list their files in the order in which they were stored. */
async function removeOldestStaticFiles() {
  const cache = await caches.open(staticCache);
  const files = await cache.keys();
  await Promise.all(files.slice(0, -MAX_STATIC_FILES).map((file) => cache.delete(file)));
}

/** @param {string} path */
const withoutSlash = (path) => path.replace(/\/+$/, "");

/**
 * Returns the URL under which this deploy has stored a page or data, whatever the query.
 * @param {URL} url
 */
const storedUrl = ({ pathname }) =>
  urls.find((url) => withoutSlash(url) === withoutSlash(pathname));

const { registerRoute } = workbox.routing;
const { CacheFirst, NetworkFirst } = workbox.strategies;

// The plugin's route for navigations would come before these routes. It stores nothing.
navigationRoute.match = () => false;

registerRoute(
  ({ url }) => url.origin === location.origin && storedUrl(url) !== undefined,
  new NetworkFirst({
    cacheName: deployCache,
    networkTimeoutSeconds: 3,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => storedUrl(new URL(request.url)) ?? request,
        // Only an installation stores pages and data.
        cacheWillUpdate: async () => null,
      },
    ],
  }),
);

registerRoute(
  ({ url }) => url.href.startsWith(`${scope}static/`),
  new CacheFirst({
    cacheName: staticCache,
    plugins: [{ cacheDidUpdate: removeOldestStaticFiles }],
  }),
);

// The precache leaves out the code of the lightbox.
registerRoute(
  ({ url }) => url.href.startsWith(`${scope}lightbox`),
  new CacheFirst({ cacheName: deployCache }),
);

// Without a network, an unknown path has a blank page, as online. For a file or the form editor, the browser's own message
// is better.
registerRoute(
  ({ url, event }) =>
    event.request.mode === "navigate" &&
    !url.pathname.includes(".") &&
    !url.href.startsWith(`${scope}admin`),
  ({ event }) =>
    fetch(event.request).catch(
      async () => (await caches.match(notFoundUrl, { cacheName: deployCache })) ?? Response.error(),
    ),
);

// Gatsby reads a 404 as "no such page", and shows the not-found page. After a network error, it renders nothing.
registerRoute(
  ({ url }) => url.href.startsWith(`${scope}page-data/`),
  ({ event }) => fetch(event.request).catch(() => new Response("", { status: 404 })),
);

// Gatsby sends this message when it finds the files of another deploy. The plugin's own version deletes each cache with
// "runtime" in its name, which can be part of the site's address.
MessageAPI.clearPathResources = () => {};
