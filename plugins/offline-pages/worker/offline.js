/*
 * What the service worker stores, and how it answers. `finishServiceWorker` puts this code into that of gatsby-plugin-offline,
 * before its routes, so that these routes come first, and `self.integrity` before it.
 *
 * - Pages with their data, scripts, styles and the fonts that pages preload: Workbox's precache, which each new worker renews.
 * - Photos, other fonts and the code of the lightbox: a cache that stays, because a changed file gets another name.
 *
 * Nothing else is stored, such as the form editor at /admin/.
 */

const { scope } = self.registration;
const { addPlugins, addRoute, getCacheKeyForURL } = workbox.precaching;
const { registerRoute } = workbox.routing;
const { CacheFirst, NetworkFirst, NetworkOnly } = workbox.strategies;

/** Enough for each photo of the site, small and large. */
const MAX_FILES = 100;

/** How long a page may take to arrive before the stored one is shown, in ms. */
const PATIENCE = 3000;

// Workbox has no setting for storing nothing. Its listeners come after these.
if (navigator.connection?.saveData) {
  for (const type of ["install", "fetch"]) {
    self.addEventListener(type, (event) => event.stopImmediatePropagation());
  }
}

/**
 * Hosts that say `Vary` would store nothing, or nothing that is found again.
 * @param {Response} response
 */
function withoutVary(response) {
  const copy = new Response(response.body, response);
  copy.headers.delete("vary");
  return copy;
}

addPlugins([
  {
    // The browser refuses what is not of this deploy: an error page, or an old file on a host that copies files one by one.
    requestWillFetch: async ({ request }) => {
      const [url = ""] = request.url.split("?");
      const integrity = self.integrity[url.slice(scope.length)] ?? "";
      // The address that visitors use, so that the page they have just loaded is not downloaded again.
      const address = url.replace(/index\.html$/, "");
      return new Request(address === scope ? scope : address.replace(/\/$/, ""), {
        // Only the address of a file without a hash in its name has a query.
        cache: url === request.url ? "default" : "no-cache",
        integrity,
      });
    },
    fetchDidSucceed: async ({ response }) => withoutVary(response),
    // Also 404.html, which some hosts send with the status 404.
    cacheWillUpdate: async ({ response }) => response,
  },
]);

// Has the precache answer for its files only. Later calls, such as that of the plugin, change nothing.
addRoute({ directoryIndex: "", cleanURLs: false });

registerRoute(
  // Without a network, the browser's own message is better for a file and for the form editor.
  ({ url, event }) =>
    event.request.mode === "navigate" &&
    !url.pathname.includes(".") &&
    !url.href.startsWith(`${scope}admin`),
  async ({ url, event }) => {
    const stored = await storedPage(url);
    if (!stored) return fetch(event.request).catch(notFoundPage);
    const answer = await Promise.race([whole(fetch(event.request)), wait(PATIENCE)]);
    if (!answer || answer.status >= 500) return stored;
    event.waitUntil(endIfGone(answer.clone(), stored.clone()));
    return answer;
  },
);

/**
 * Finds a page in any spelling of its address.
 * @param {URL} url
 */
function storedPage({ origin, pathname }) {
  const path = (origin + pathname).slice(scope.length).toLowerCase().replace(/\/+$/, "");
  const key = getCacheKeyForURL(`${scope}${path && `${path}/`}index.html`);
  return key && caches.match(key);
}

/** An unknown path has a blank page, as online. */
const notFoundPage = async () =>
  (await caches.match(getCacheKeyForURL(`${scope}404.html`) ?? "")) ?? Response.error();

/**
 * Waits until all of an answer has arrived. Workbox's `NetworkFirst` waits for its headers only.
 * @param {Promise<Response>} request
 */
async function whole(request) {
  try {
    const answer = await request;
    await answer.clone().blob();
    return answer;
  } catch {
    return undefined;
  }
}

/** @param {number} ms @returns {Promise<undefined>} */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Ends this worker if the host has changed a page and has no worker any more: another site has taken over the address.
 * @param {Response} answer
 * @param {Response} stored
 */
async function endIfGone(answer, stored) {
  if ((await answer.text()) === (await stored.text())) return;
  const { ok, status, headers } = await fetch(location.href, { cache: "no-cache" });
  const isScript = /javascript/.test(headers.get("content-type") ?? "");
  if (ok ? isScript : ![404, 410].includes(status)) return;
  const names = await caches.keys();
  // Other sites on the same origin have caches, too.
  await Promise.all(
    names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)),
  );
  await self.registration.unregister();
}

/** @type {WorkboxPlugin} */
const onlyFiles = {
  // A login page may come with the status 200.
  cacheWillUpdate: async ({ response }) => {
    const { status, redirected, headers } = response;
    const isFile = /^image|^font|javascript|css/.test(headers.get("content-type") ?? "");
    return status === 200 && !redirected && isFile ? withoutVary(response) : null;
  },
};
const lastUsed = new workbox.expiration.Plugin({ maxEntries: MAX_FILES });
const files = { cacheName: `static-${scope}`, plugins: [onlyFiles, lastUsed] };

// The precache leaves out the code of the lightbox.
for (const start of ["static/", "lightbox"]) {
  // A page asks again for a photo that it cannot show.
  registerRoute(
    ({ url, event }) => url.href.startsWith(scope + start) && event.request.cache === "reload",
    new NetworkFirst(files),
  );
  registerRoute(({ url }) => url.href.startsWith(scope + start), new CacheFirst(files));
}

// The plugin's routes come later. With them, pages would be blank offline, and visitors would get old page data after a deploy.
registerRoute(() => true, new NetworkOnly());
