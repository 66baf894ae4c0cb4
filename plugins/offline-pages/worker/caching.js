/*
 * What the service worker stores, and how it answers. `finishServiceWorker` puts this code after that of gatsby-plugin-offline,
 * whose variables are available here, and `self.deploy`, which describes this deploy, before both.
 *
 * - Scripts, styles and the fonts that pages preload: Workbox's precache.
 * - Pages, with their data: a cache for each deploy. Only an installation stores them, so pages and scripts always fit together.
 * - Photos, other fonts and the code of the lightbox: a cache that stays, because a changed file gets another name.
 *
 * Nothing else is stored, such as the form editor at /admin/.
 */

const { scope } = self.registration;
const { hash, notFoundUrl, pages } = self.deploy;
const urls = Object.keys(pages);

// The names end with the scope, because other sites on the same origin have caches, too.
const deployCache = `deploy-${hash}-${scope}`;
const fileCache = `static-${scope}`;

/** Enough for each photo of the site, small and large. */
const MAX_FILES = 100;

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
  const content = await response.clone().arrayBuffer();
  // An error page of the host, or a page of another deploy: some hosts copy the files of a deploy one by one.
  if ((await hashOf(content)) !== pages[url]) throw new Error(`${url} is not of this deploy`);
  return response.redirected ? new Response(content, { headers: response.headers }) : response;
}

/** @param {ArrayBuffer} content */
async function hashOf(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(bytes.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const removeOldDeploys = () =>
  removeCaches([workbox.core.cacheNames.precache, deployCache, fileCache]);

/** @param {string[]} kept names of caches */
async function removeCaches(kept) {
  const names = await caches.keys();
  const old = names.filter((name) => name.endsWith(scope) && !kept.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** @param {string} path */
const normalised = (path) => path.replace(/\/+$/, "").toLowerCase();

/**
 * Returns the URL under which this deploy has stored a page, whatever the query.
 * @param {URL} url
 */
const storedUrl = ({ pathname }) => urls.find((url) => normalised(url) === normalised(pathname));

/** Is stored if the host has another deploy than this worker. Whoever has seen a page of it gets no older one. */
const OUTDATED = `${scope}outdated`;

const isOutdated = async () =>
  (await caches.match(OUTDATED, { cacheName: deployCache })) !== undefined;

/**
 * The browser looks for a new worker after the page. With update(), one would start during the page load, and the next click
 * sometimes hung in Chromium 156.
 */
async function noteOutdated() {
  const cache = await caches.open(deployCache);
  await cache.put(OUTDATED, new Response());
  await endIfGone();
}

/** If the host has no service worker any more, ends this one: another site has taken over the address. */
async function endIfGone() {
  const { ok, status, headers } = await fetch(location.href, { cache: "no-cache" });
  const isScript = /javascript/.test(headers.get("content-type") ?? "");
  if (ok ? isScript : ![404, 410].includes(status)) return;
  await self.registration.unregister();
  await removeCaches([]);
}

const { registerRoute } = workbox.routing;

// The plugin's route for navigations would come before these routes. It stores nothing.
navigationRoute.match = () => false;

registerRoute(
  ({ url }) => url.origin === location.origin && storedUrl(url) !== undefined,
  async ({ url, event }) => {
    const { request } = event;
    const { cache, referrer } = request;
    const stored = await caches.match(String(storedUrl(url)), { cacheName: deployCache });
    if (!stored) return fetch(request);
    // Back asks for "force-cache", and a reload for "no-cache".
    const isClick = referrer.startsWith(scope) && cache === "default";
    if ((isClick || cache === "force-cache") && !(await isOutdated())) return stored;
    const whole = fetch(request).then(async (response) => {
      await response.clone().blob();
      return response;
    });
    /** @type {Promise<Response>} */
    const late = new Promise((resolve) => setTimeout(resolve, 3000, stored));
    const response = await Promise.race([whole, late]).catch(() => stored);
    const { ok, status, type } = response;
    const content = await response.clone().arrayBuffer();
    if (ok && (await hashOf(content)) !== pages[String(storedUrl(url))])
      event.waitUntil(noteOutdated());
    // A page that is gone, or leads elsewhere, may be so because the site is gone. But a host may also redirect /FAQ.
    if (type === "opaqueredirect" || [404, 410].includes(status)) event.waitUntil(endIfGone());
    return response;
  },
);

// The precache leaves out the code of the lightbox.
registerRoute(
  ({ url }) => ["static/", "lightbox"].some((start) => url.href.startsWith(scope + start)),
  async ({ event }) => {
    const { request } = event;
    const stored = await caches.match(request, { cacheName: fileCache });
    if (stored) return stored;
    const response = await fetch(request);
    if (response.status !== 200 || savesData) return response;
    const copy = response.clone();
    const store = async () => {
      const cache = await caches.open(fileCache);
      await cache.put(request, copy);
      // Caches list their files in the order in which they were stored.
      const files = await cache.keys();
      await Promise.all(files.slice(0, -MAX_FILES).map((file) => cache.delete(file)));
    };
    event.waitUntil(store());
    return response;
  },
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
