/*
 * Takes the place of sw.js in a build with OFFLINE=off: it removes what the service worker has stored
 * and then itself. Visitors get everything from the network again, from their next click on.
 */
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(leave());
});

async function leave() {
  const names = await caches.keys();
  // The scope is in the names, for others may keep their own on the same origin.
  const own = names.filter((name) => name.endsWith(self.registration.scope));
  await Promise.all(own.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
